import type { Channel } from './channel.ts'

/** The channels in the order in which somebody changes between them: their favorites while they watch one of those, else all. */
export function zapOrder(channels: readonly Channel[], favorites: readonly string[], current: string): readonly Channel[] {
  if (!favorites.includes(current)) return channels
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  return favorites.flatMap((id) => byId.get(id) ?? [])
}

/** The next channel or the one before; after the last comes the first. Undefined where there is no other. */
export function channelBeside(order: readonly Channel[], current: string, step: 1 | -1): Channel | undefined {
  if (order.length === 0) return undefined
  const place = order.findIndex(({ id }) => id === current)
  const beside = order[(place + step + order.length + (place === -1 && step === -1 ? 1 : 0)) % order.length]
  return beside?.id === current ? undefined : beside
}

/** The channel that somebody means by a number: the one that has it, else the one in that place. */
export const channelByNumber = (order: readonly Channel[], number: number): Channel | undefined =>
  order.find((channel) => channel.number === number) ?? order[number - 1]

import { askingSources } from '#product/sources.ts'

/** How a host has behaved lately. */
export interface HostHealth {
  /** In a row. */
  failures: number
  /** Epoch ms; until then it is left alone. */
  restsUntil: number
}

export const healthy: HostHealth = { failures: 0, restsUntil: 0 }

/** After a failure: a host that fails again and again is left alone for a while, and then tried once more. */
export function afterFailure({ failures }: HostHealth, now: number): HostHealth {
  const more = failures + 1
  return { failures: more, restsUntil: more >= askingSources.failures ? now + askingSources.restMs : 0 }
}

export const isResting = ({ restsUntil }: HostHealth, now: number): boolean => now < restsUntil

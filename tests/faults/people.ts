import type { Page } from 'playwright'
import { type Device, lanesOn, tapEach } from './device.ts'
import { demandsByLane } from './ledger.ts'
import type { Stage } from './stage.ts'
import { patienceMs, until } from './wait.ts'

/** Several of them, each once, by the dice. */
export const someOf = ({ dice }: Stage, lanes: readonly string[], count: number): string[] =>
  lanes
    .map((lane) => ({ lane, at: dice.between(0, 1_000_000_000) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ lane }) => lane)

/** A page with many things to press. */
export const list = '/movie/popular?page=1'

/**
 * Opens the list, takes the network away and has so many of its things changed, one every `paceMs`: the changes wait. Answers with all
 * lanes of the page and those that were changed.
 */
export async function changeOffline(
  stage: Stage,
  device: Device,
  count: number,
  paceMs?: number,
): Promise<{ page: Page; lanes: string[]; changed: string[] }> {
  const page = await device.open(list)
  const lanes = await lanesOn(page)
  stage.proxy.setFault({ kind: 'refuse' })
  const changed = someOf(stage, lanes, count)
  await tapEach(page, changed, paceMs)
  return { page, lanes, changed }
}

/** Waits until the server has what the member last asked for, in each of these lanes (`favorites movie:603`). */
export function onServer(stage: Stage, lanes: readonly string[], ms: number, member = stage.member): Promise<boolean> {
  const demands = demandsByLane(stage.ledger)
  const isWanted = (lane: string): boolean => (demands.get(`${member.id} ${lane}`)?.at(-1)?.wants ?? null) !== null
  return until(
    () => {
      const rows = stage.serverDump().rows.filter(({ owner, deleted }) => owner === member.id && !deleted)
      const kept = new Set(rows.map(laneIn))
      return lanes.every((lane) => kept.has(lane) === isWanted(lane))
    },
    ms,
    50,
  )
}

/** Those of the lanes whose latest change the app shows as kept. */
export function keptOf({ ledger, member }: Stage, lanes: readonly string[]): string[] {
  const latest = new Map(ledger.changes.flatMap((change) => (change.owner === member.id ? [[laneIn(change), change.kept]] : [])))
  return lanes.filter((lane) => latest.get(lane) === true)
}

/** Waits until the app shows every change made so far as kept. */
export const allKept = ({ ledger }: Stage, ms = patienceMs): Promise<boolean> =>
  until(() => ledger.changes.every(({ kept }) => kept), ms, 20)

/** As a page names it. */
export const laneIn = ({ entity, key }: { entity: string; key: string }): string => `${entity} ${key}`

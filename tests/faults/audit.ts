import { clearKey, entityNames } from '#contract/sync.ts'
import type { DeviceDump, ServerDump } from './databases.ts'
import { type Holding, judge, type Verdict } from './judgement.ts'
import { type Content, contentOf, demandsByLane, laneOf, type Ledger, wantedBy } from './ledger.ts'

/** What must be zero when the faults are over. */
export interface Losses {
  /** Kept changes that are not there, on the server or on a device of their owner. */
  lost: string[]
  /** Changes carried out more often than they were made, more than two waiting for one title, titles that nobody kept. */
  doubled: string[]
  /** Titles of one owner that another one has. */
  leaked: string[]
  /** Kept changes that gave way to an earlier one of another device. */
  overruled: string[]
}

/** What a place holds, by lane: also that something was deleted, where the place remembers. */
type Holdings = ReadonlyMap<string, Holding>

const classOf: Record<Verdict, keyof Losses | undefined> = {
  fine: undefined,
  excused: undefined,
  overruled: 'overruled',
  lost: 'lost',
  invented: 'doubled',
}

/**
 * The lanes of which a device has handed a change back because nobody can know when it was made: the person was told, and may apply it
 * again (docs/decisions/0040). Once for each change.
 */
export const toldInDoubt = (dumps: readonly DeviceDump[]): string[] =>
  dumps.flatMap(({ dead }) => dead.filter(({ reason }) => reason === 'order-unknown').map(laneOf))

const nobodyTold: readonly string[] = []

/** What each lane of these owners came to. Of a lane that is not among the holdings `nothing` is known. */
function verdictsOf(ledger: Ledger, held: Holdings, owners: ReadonlySet<string>, nothing: Holding) {
  return [...demandsByLane(ledger)].flatMap(([lane, demands]) => {
    const holding = held.get(lane) ?? nothing
    const isAsked = demands.some(({ change }) => owners.has(change.owner))
    return isAsked ? [{ lane, content: holding.content, verdict: judge(demands, holding, ledger.restores) }] : []
  })
}

interface Comparison {
  place: string
  held: Holdings
  /** Those whose titles must all be there. */
  owners: ReadonlySet<string>
  /** What is known of a lane that is not among the holdings. */
  nothing: Holding
  /** The lanes of {@link toldInDoubt}. */
  told: readonly string[]
}

/** Compares what was promised with what a place holds. */
function compare(ledger: Ledger, { place, held, owners, nothing, told }: Comparison): Losses {
  const lanes = demandsByLane(ledger)
  const losses: Losses = { lost: [], doubled: [], leaked: [], overruled: [] }
  const wanted = new Set([...lanes.values()].flat().map(({ change, wants }) => `${change.entity} ${change.key} ${wants}`))
  const isSomebodyElses = (lane: string, content: Content): boolean => wanted.has(`${lane.slice(lane.indexOf(' ') + 1)} ${content}`)
  const complain = (what: keyof Losses, lane: string, content: Content): void => {
    losses[what].push(`${place} holds ${content ?? 'nothing'} under ${lane}`)
  }
  for (const { lane, content, verdict } of verdictsOf(ledger, held, owners, nothing)) {
    const what = verdict === 'invented' && isSomebodyElses(lane, content) ? 'leaked' : classOf[verdict]
    const mayBeOff = told.includes(lane) || told.includes(clearOf(lane))
    if (what !== undefined && !(mayBeOff && (what === 'lost' || what === 'overruled'))) complain(what, lane, content)
  }
  for (const [lane, { content }] of held) {
    if (lanes.has(lane) || content === null || isOfApp(lane)) continue
    complain(isSomebodyElses(lane, content) ? 'leaked' : 'doubled', lane, content)
  }
  return losses
}

/** The app itself notes that it has told what is new, to somebody whose clock says that they have known it for a day. */
const isOfApp = (lane: string): boolean => lane.endsWith(' preferences seenFeatures')

/** A server forgets no deletion: what it holds nothing of, it never had. */
const unknownToServer: Holding = { content: null, stamp: '' }

const ownersIn = ({ changes }: Ledger): Set<string> => new Set(changes.map(({ owner }) => owner))

/** The lanes of which the server holds something else than what was kept last, where nobody could have prevented that. */
export const excusedOnServer = (ledger: Ledger, dump: ServerDump): string[] =>
  verdictsOf(ledger, holdingsOf(dump.rows), ownersIn(ledger), unknownToServer).flatMap(({ lane, verdict }) =>
    verdict === 'excused' ? [lane] : [],
  )

export function auditServer(ledger: Ledger, dump: ServerDump, told = nobodyTold): Losses {
  const losses = compare(ledger, {
    place: 'the server',
    held: holdingsOf(dump.rows),
    owners: ownersIn(ledger),
    nothing: unknownToServer,
    told,
  })
  for (const [owner, count] of dump.applied) {
    const made = ledger.changes.filter((change) => change.owner === owner)
    // What is marked as watched is also taken off what is being watched.
    const watched = made.filter(({ entity, op }) => entity === 'watch_history' && op === 'put').length
    // Each device may tell what is new.
    const told = dump.rows.some((row) => row.owner === owner && isOfApp(laneOf(row))) ? new Set(made.map(({ device }) => device)).size : 0
    const most = made.length + watched + told
    // What a restored server has lost comes again from every device that has it.
    if (count > most && ledger.restores.length === 0)
      losses.doubled.push(`the server carried out ${count} changes of ${owner}, who made ${most}`)
  }
  return losses
}

/** The same for a device, at any moment: what was kept must be on it, sent or not. */
export function auditDevice(
  ledger: Ledger,
  dump: DeviceDump,
  owners: readonly string[],
  { place = 'the device', told = nobodyTold } = {},
): Losses {
  const losses = compare(ledger, { place, held: holdingsOf(rowsOf(dump)), owners: new Set(owners), nothing: { content: null }, told })
  const waiting = Map.groupBy(dump.outbox, laneOf)
  for (const [lane, operations] of waiting) if (operations.length > 2) losses.doubled.push(`${operations.length} changes of ${lane} wait`)
  for (const { owner, entity, key, reason } of dump.dead)
    if (!told.includes(laneOf({ owner, entity, key }))) losses.lost.push(`the change of ${entity} ${key} was refused: ${reason}`)
  return losses
}

/** A row as both sides have it. */
type HeldRow = Omit<ServerDump['rows'][number], 'seq'>

const rowsOf = (dump: DeviceDump): HeldRow[] => entityNames.flatMap((entity) => dump[entity].map((row) => ({ ...row, entity })))

/** The lane of what clears the list that a lane is on. */
function clearOf(lane: string): string {
  const [owner, entity] = lane.split(' ')
  return `${owner} ${entity} ${clearKey}`
}

/** What rows mean to a person: nothing that a clear hides is there. */
function holdingsOf(rows: readonly HeldRow[]): Holdings {
  const clears = new Map(rows.filter(({ key }) => key === clearKey).map((row) => [`${row.owner} ${row.entity}`, row.stamp]))
  return new Map(
    rows.map((row) => {
      const { owner, entity, key, value, deleted, stamp } = row
      const cleared = key === clearKey ? undefined : clears.get(`${owner} ${entity}`)
      const isHidden = cleared !== undefined && stamp <= cleared
      return [laneOf(row), isHidden ? { content: null, stamp: cleared } : { content: deleted ? null : contentOf(entity, value), stamp }]
    }),
  )
}

/** Every version a device holds, confirmed or not, also beneath another one and in its outbox. */
export function holdingsOnDevice(dump: DeviceDump): { lane: string; content: Content }[] {
  const rows = rowsOf(dump).map((row) => ({ lane: laneOf(row), content: row.deleted ? null : contentOf(row.entity, row.value) }))
  const waiting = dump.outbox.map((mutation) => ({ lane: laneOf(mutation), content: wantedBy({ ...mutation, value: mutation.payload }) }))
  return [...rows, ...waiting]
}

/** The titles an owner has, wherever they are, to compare two places. */
export const titlesOf = (held: DeviceDump | ServerDump, owner: string): string[] =>
  [...holdingsOf('rows' in held ? held.rows : rowsOf(held))]
    .flatMap(([lane, { content }]) => (content !== null && lane.startsWith(`${owner} `) ? [`${lane} ${content}`] : []))
    .toSorted()

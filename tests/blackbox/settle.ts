import { isDeepStrictEqual } from 'node:util'
import type { PullAnswer } from '#contract/sync.ts'
import { auditDevice, auditServer, type Losses, titlesOf, toldInDoubt } from '../faults/audit.ts'
import { type DeviceDump, dumpDevice, journalled, type ServerDump } from '../faults/databases.ts'
import { networkIsBack } from '../faults/device.ts'
import type { Stage } from '../faults/stage.ts'
import { patienceMs, until } from '../faults/wait.ts'
import { anyPage, become, type Hand } from './hand.ts'
import { ownerOf, type Person } from './plan.ts'

/** What there was to compare in the end. */
export interface Evidence {
  server: ServerDump
  devices: Record<string, DeviceDump | null>
  /** The lanes of {@link toldInDoubt}. */
  told: readonly string[]
}

/** Ends every fault, waits until nothing waits anywhere and every device is where its account is, and compares all of them with the ledger. */
export async function settle(stage: Stage, hands: readonly Hand[]): Promise<{ losses: Losses; evidence: Evidence }> {
  await stage.startServer()
  for (const { device } of hands) {
    device.network.setFault({ kind: 'pass' })
    await device.setClock(0)
  }
  await Promise.all(hands.map((hand) => bringIn(stage, hand)))
  // What one device brings back to a restored server, the others have to fetch again.
  const behind = async () => (await Promise.all(hands.map(async (hand) => ((await isInStep(stage, hand)) ? [] : [hand.name])))).flat()
  if (!(await until(async () => (await behind()).length === 0, patienceMs, 250)))
    stage.complain(`not where their account is: ${(await behind()).join(', ')}`)
  for (const hand of hands) await compareAnswers(stage, hand)
  const dumps = await Promise.all(hands.map(async (hand) => [hand.name, await dumpDevice(await anyPage(hand))] as const))
  const told = toldInDoubt(dumps.flatMap(([, dump]) => dump ?? []))
  const evidence: Evidence = { server: stage.serverDump(), devices: Object.fromEntries(dumps), told }
  return { losses: compare(stage, hands, evidence), evidence }
}

/** Everybody who was signed in on a device signs in again, its owner last, and stays until what they have there is in the account. */
async function bringIn(stage: Stage, hand: Hand): Promise<void> {
  const owner = ownerOf(hand.name)
  const users: Person[] = [...[...hand.users].filter((person) => person !== owner), owner]
  for (const person of users) {
    await become(hand, person)
    for (const tab of hand.tabs) await networkIsBack(tab)
    // Nothing waits yet where a server was restored and nobody here has heard of it.
    if (!(await until(() => isInStep(stage, hand), patienceMs, 250)))
      stage.complain(`what ${person} has on ${hand.name} is not in the account`)
  }
}

/**
 * Whether the member who is signed in has nothing on the device that is not in the account, and the device everything that was ever
 * written: the account's own number also counts what changed nothing.
 */
async function isInStep(stage: Stage, hand: Hand): Promise<boolean> {
  const { id } = hand.device.member
  const page = await anyPage(hand)
  const dump = await dumpDevice(page)
  const account = dump?.accounts.find(({ owner }) => owner === id)
  const { rows, epochs } = stage.serverDump()
  const newest = Math.max(0, ...rows.flatMap(({ owner, seq }) => (owner === id ? [seq] : [])))
  const isWhole = account !== undefined && account.cursor !== null && account.reading === null && !account.recovering
  const isUpToDate = isWhole && account.seq >= newest && account.epoch === epochs.get(id)
  return isUpToDate && dump?.outbox.some(({ owner }) => owner === id) === false && (await journalled(page)) === 0
}

/** What the API says of an account is what its file says. */
async function compareAnswers(stage: Stage, { device: { member } }: Hand): Promise<void> {
  const headers = { authorization: `Bearer ${member.token}`, 'x-sync-owner': member.id }
  const answer = await fetch(`${stage.serverUrl}/api/sync`, { headers })
  const { changes, hasMore } = (await answer.json()) as PullAnswer
  const filed = stage.serverDump().rows.flatMap(({ owner, ...row }) => (owner === member.id ? [row] : []))
  if (hasMore || !isDeepStrictEqual(changes.toSorted(byLane), filed.toSorted(byLane)))
    stage.complain(`the server's answer about ${member.id} is not what its file holds`)
}

const byLane = (a: { entity: string; key: string }, b: { entity: string; key: string }): number =>
  `${a.entity} ${a.key}` < `${b.entity} ${b.key}` ? -1 : 1

function compare(stage: Stage, hands: readonly Hand[], { server, devices, told }: Evidence): Losses {
  const losses = auditServer(stage.ledger, server, told)
  for (const { name, device } of hands) {
    const dump = devices[name]
    if (dump == null) {
      losses.lost.push(`${name} has no database any more`)
      continue
    }
    const found = auditDevice(stage.ledger, dump, [device.member.id], { place: name, told })
    for (const what of ['lost', 'doubled', 'leaked', 'overruled'] as const) losses[what].push(...found[what])
    const [here, there] = [titlesOf(dump, device.member.id), titlesOf(server, device.member.id)]
    if (!isDeepStrictEqual(here, there)) stage.complain(`${name} holds ${differences(here, there)}`)
  }
  return losses
}

function differences(here: readonly string[], there: readonly string[]): string {
  const more = here.filter((lane) => !there.includes(lane))
  const fewer = there.filter((lane) => !here.includes(lane))
  return `more than the server: ${more.join(', ')}; less: ${fewer.join(', ')}`
}

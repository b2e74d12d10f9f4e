import type { Change, PullAnswer } from '#contract/sync.ts'
import type { TestMember, TestServer } from '#support/server.ts'
import type { Ledger } from './ledger.ts'
import type { Disk } from './memory-store.ts'
import type { VirtualTime } from './virtual-time.ts'

interface Ended {
  server: TestServer
  member: TestMember
  time: VirtualTime
  ledger: Ledger
}

/** What the server holds, read as a new device would. */
async function serverRows({ server, member, time }: Ended): Promise<Map<string, Change>> {
  server.clock.now = time.now()
  const { body } = await server.call('pull', { token: member.token })
  return new Map((body as PullAnswer).changes.map((change) => [`${change.entity}/${change.key}`, change]))
}

/** Compares the book, the server and every device once all is quiet (law I3). Resolves with what differs. */
export async function differences(world: Ended, disks: readonly Disk[]): Promise<string[]> {
  const found: string[] = []
  const held = await serverRows(world)
  for (const [key, { value, deleted, stamp }] of world.ledger.expected()) {
    const row = held.get(key)
    if (row === undefined || row.stamp !== stamp || row.deleted !== deleted || !same(row.value, value)) {
      found.push(`I3: the server holds ${show(row)} of ${key} instead of ${show({ value, deleted, stamp })}`)
    }
  }
  for (const [index, { rows }] of disks.entries()) {
    const visible = new Map([...rows.values()].filter(({ deleted }) => !deleted).map((row) => [`${row.entity}/${row.key}`, row]))
    const wanted = [...held].filter(([, { deleted }]) => !deleted)
    for (const [key, row] of wanted)
      if (!same(visible.get(key)?.value, row.value))
        found.push(`I3: device ${index} shows ${show(visible.get(key))} of ${key}, the server ${show(row)}`)
    if (visible.size !== wanted.length) found.push(`I3: device ${index} shows ${visible.size} rows, the server has ${wanted.length}`)
  }
  return found
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** Two values are the same whatever the order of their fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  ) ?? ''

const show = (version: { value: unknown; deleted: boolean; stamp: string } | undefined): string =>
  version === undefined ? 'nothing' : `${version.deleted ? 'a deletion' : canonical(version.value)} at ${version.stamp}`

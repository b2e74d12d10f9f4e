import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SessionAnswer } from '#contract/schemas.ts'
import type { PullAnswer } from '#contract/sync.ts'
import { detectRestore, leaveNote } from '#server/restored.ts'
import { scratchFolder, startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { type ServerProcess, startServer } from '#support/server-process.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

let server: TestServer
let member: TestMember
let note: string

beforeEach(async () => {
  server = await startTestServer()
  member = await server.register()
  note = join(scratchFolder(), 'last-start')
})
afterEach(() => server.close())

const start = () => detectRestore(server.db, note, server.clock.now)
const epoch = async () => ((await server.call('pull', { token: member.token })).body as PullAnswer).epoch
const backUpNote = () => {
  const kept = readFileSync(note)
  return () => writeFileSync(note, kept)
}
const backUpDatabase = async () => {
  const kept = await server.db.selectFrom('server_starts').selectAll().execute()
  return async () => {
    await server.db.deleteFrom('server_starts').execute()
    await server.db.insertInto('server_starts').values(kept).execute()
  }
}

test('an ordinary start is no restore, and changes nothing for the devices', async () => {
  const before = await epoch()
  expect([await start(), await start(), await start()]).toEqual([false, false, false])
  expect(await epoch()).toBe(before)
})

test('a server killed while it notes its start is no restore either', async () => {
  await start()
  const before = await epoch()
  await server.db.updateTable('server_starts').set({ mark: '' }).where('id', '=', readFileSync(note, 'utf8').trim()).execute()
  expect(await start(), 'before the mark').toBe(false)
  await server.db.insertInto('server_starts').values({ id: 'never written to the note', mark: '', started_at: server.clock.now }).execute()
  expect(await start(), 'before the note').toBe(false)
  expect(await epoch()).toBe(before)
})

test('a database that went back gets new epochs, once', async () => {
  await start()
  const restore = await backUpDatabase()
  await start()
  const before = await epoch()
  await restore()
  expect(await start()).toBe(true)
  const after = await epoch()
  expect(after).not.toBe(before)
  expect(await start()).toBe(false)
  expect(await epoch()).toBe(after)
})

test('a folder that went back together with its database gets new epochs', async () => {
  await start()
  const restores = [backUpNote(), await backUpDatabase()]
  await start()
  const before = await epoch()
  for (const restore of restores) await restore()
  expect(await start()).toBe(true)
  expect(await epoch()).not.toBe(before)
})

test('so does one that went back although the server had only ended since', async () => {
  await start()
  const restores = [backUpNote(), await backUpDatabase()]
  await leaveNote(server.db, note, server.clock.now)
  for (const restore of restores) await restore()
  expect(await start()).toBe(true)
})

test('a folder whose rights were changed, or whose files a backup has linked, is no restore', async () => {
  await start()
  const before = await epoch()
  chmodSync(note, 0o640)
  linkSync(note, `${note}.backup`)
  expect(await start()).toBe(false)
  expect(await epoch()).toBe(before)
})

test('a note that was marked by the time of its last change is still known', async () => {
  await start()
  const mark = String(statSync(note, { bigint: true }).ctimeNs)
  await server.db.updateTable('server_starts').set({ mark }).execute()
  expect(await start()).toBe(false)
})

test('a folder that lost its note, or has never seen this database, gets new epochs', async () => {
  await start()
  rmSync(note)
  expect(await start()).toBe(true)
  writeFileSync(note, 'something else')
  expect(await start()).toBe(true)
})

test('so does a database from before starts were noted, and an empty one has nothing to renew', async () => {
  await start()
  await server.db.deleteFrom('server_starts').execute()
  expect(await start()).toBe(true)
  await using empty = await startTestServer()
  expect(await detectRestore(empty.db, note, server.clock.now)).toBe(false)
})

const json = { 'content-type': 'application/json' }

/** A device of Ann at a server process. */
async function device({ url }: ServerProcess, token?: string) {
  const body = JSON.stringify({ email: 'ann@example.org', password: 'seventeen green umbrellas', display_name: 'Ann' })
  const signUp = () => fetch(`${url}/api/auth/register`, { method: 'POST', headers: json, body })
  const ours = token ?? ((await (await signUp()).json()) as SessionAnswer).token
  const headers = { ...json, authorization: `Bearer ${ours}` }
  return {
    token: ours,
    save: async (...ids: number[]) => {
      const items = ids.map((id) => putFavorite(id, stampAt(Date.now(), id)))
      await fetch(`${url}/api/sync/push`, { method: 'POST', headers, body: JSON.stringify({ items }) })
    },
    pull: async (cursor = '') => {
      const response = await fetch(`${url}/api/sync?cursor=${cursor}`, { headers })
      return { status: response.status, page: (await response.json()) as PullAnswer }
    },
  }
}

test.skipIf(process.env['TEST_DATABASE_URL'])('a device that returns after the numbers have caught up is told all the same', async () => {
  const folder = scratchFolder()
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')]
  let process = await startServer({ dataDir })
  try {
    const { token, save } = await device(process)
    await save(1, 2, 3)
    await process.stop()
    cpSync(dataDir, backup, { recursive: true, preserveTimestamps: true })
    process = await startServer({ dataDir })
    const lost = await device(process, token)
    await lost.save(4, 5)
    const { page } = await lost.pull()
    await process.stop()

    cpSync(backup, dataDir, { recursive: true, preserveTimestamps: true })
    process = await startServer({ dataDir })
    expect(process.output()).toContain('Restored from a backup')
    const other = await device(process, token)
    await other.save(6, 7, 8, 9)
    expect(await (await device(process, token)).pull(page.cursor)).toMatchObject({
      status: 410,
      page: { error: { code: 'epoch-changed' } },
    })
  } finally {
    await process.kill()
  }
})

test.skipIf(process.env['TEST_DATABASE_URL'])('npm run restored tells it to a server that cannot notice, while it runs', async () => {
  const server = await startServer()
  try {
    const ann = await device(server)
    await ann.save(1)
    const { page } = await ann.pull()
    expect((await ann.pull(page.cursor)).status).toBe(200)
    const env = { PATH: process.env['PATH'], DATA_DIR: server.dataDir }
    const { stdout } = spawnSync(process.execPath, ['scripts/restored.ts'], { env, encoding: 'utf8' })
    expect(stdout).toBe('Every device of 2 accounts will compare its lists with this database and bring what is newer.\n')
    expect((await ann.pull(page.cursor)).status).toBe(410)
  } finally {
    await server.kill()
  }
})

test('npm run restored makes no new installation', () => {
  const DATA_DIR = join(scratchFolder(), 'mistyped')
  const { stderr, status } = spawnSync(process.execPath, ['scripts/restored.ts'], { env: { DATA_DIR }, encoding: 'utf8' })
  expect({ stderr, status, made: existsSync(DATA_DIR) }).toEqual({
    stderr: `DATA_DIR ${DATA_DIR} does not exist; name the folder of the installation that was restored. Nothing was changed.\n`,
    status: 1,
    made: false,
  })
})

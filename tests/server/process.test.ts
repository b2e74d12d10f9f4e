import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SessionAnswer } from '#contract/schemas.ts'
import type { PullAnswer } from '#contract/sync.ts'
import { budgets } from '#support/budgets.ts'
import { freshDatabase, scratchFolder } from '#support/server.ts'
import { freePort, runServerToEnd, type ServerProcess, startServer } from '#support/server-process.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

const json = { 'content-type': 'application/json' }

async function signUp({ url }: ServerProcess): Promise<string> {
  const body = JSON.stringify({ email: 'ann@example.org', password: 'seventeen green umbrellas', display_name: 'Ann' })
  const response = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: json, body })
  return ((await response.json()) as SessionAnswer).token
}

/** The database of this run: the SQLite file of the folder, or a PostgreSQL of its own. */
async function databaseEnv(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  const { place, drop } = await freshDatabase()
  return { env: 'url' in place ? { DATABASE_URL: place.url } : {}, drop }
}

test('it says where it is, where the data lives, and in the demo who may sign in', async () => {
  const server = await startServer()
  try {
    expect(server.output()).toContain(`http://127.0.0.1:${server.port}`)
    expect(server.output()).toContain(server.dataDir)
    const [, email = '', password = ''] = /Demo +(\S+) with the password (\S+)/.exec(server.output()) ?? []
    const body = JSON.stringify({ email, password })
    const response = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: json, body })
    expect(response.status).toBe(200)
    const file = join(server.dataDir, 'demo-password')
    expect(readFileSync(file, 'utf8').trim()).toBe(password)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const name of ['matinee.sqlite', 'secret']) expect(statSync(join(server.dataDir, name)).mode & 0o777).toBe(0o600)
    await server.stop()
    const again = await startServer({ dataDir: server.dataDir })
    expect(again.output()).toContain(`${email} with the password ${password}`)
    await again.stop()
    const real = await startServer({ dataDir: server.dataDir, env: { TMDB_API_KEY: 'k3y' } })
    expect(real.output()).not.toContain('password')
    await real.stop()
  } finally {
    await server.kill()
  }
})

test.runIf(process.platform === 'linux')(
  'its code is compiled on the main thread, or it might never end when told to (nodejs/node#54918)',
  async () => {
    const server = await startServer()
    try {
      expect(readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').split('\0')).toContain('--no-concurrent-recompilation')
    } finally {
      await server.stop()
    }
  },
)

test('a port in use is said in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { output, code } = await runServerToEnd({ DATA_DIR: join(scratchFolder(), 'data'), PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(output).toBe(
    `Matinee cannot start.\nPort ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another one.\n`,
  )
})

test('a wrong setting or a foreign folder stops the start with a sentence', async () => {
  const dataDir = scratchFolder()
  writeFileSync(join(dataDir, 'thesis.txt'), 'four years of work')
  const foreign = await runServerToEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  expect(foreign.code).toBe(1)
  expect(foreign.output).toMatch(/^Matinee cannot start\.\nDATA_DIR .* holds files that are not Matinee's.*\n$/)
  const wrong = await runServerToEnd({ PORT: 'abc', DATA_DIR: dataDir })
  expect(wrong).toEqual({ code: 1, output: 'Matinee cannot start.\nPORT must be a whole number from 1 to 65535; it is "abc".\n' })
})

test('it closes by itself with event streams open and a request under way that never ends', async () => {
  const server = await startServer()
  try {
    const token = await signUp(server)
    const streams = await Promise.all(
      [1, 2, 3].map(() => fetch(`${server.url}/api/sync/events`, { headers: { authorization: `Bearer ${token}` } })),
    )
    // A sender that announces more than it sends, and is asked for it.
    const slow = request(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { ...json, 'content-length': 100, expect: '100-continue' },
    })
    slow.on('error', () => undefined).flushHeaders()
    await once(slow, 'continue')
    slow.write('{')
    // 1 when it had to be broken off.
    expect(await server.stop()).toBe(0)
    await Promise.all(streams.map((stream) => stream.text()))
  } finally {
    await server.kill()
  }
})

test('what was acknowledged is there after the process was killed in the middle of writing', async () => {
  const { env, drop } = await databaseEnv()
  const dataDir = join(scratchFolder(), 'data')
  const acknowledged = new Set<string>()
  let server = await startServer({ dataDir, env })
  const { port } = server
  const token = await signUp(server)
  const headers = { ...json, authorization: `Bearer ${token}` }
  try {
    for (let round = 0; round < budgets.randomKills; round++) {
      let down = false
      const write = async (lane: number) => {
        for (let index = 0; !down; index++) {
          const item = putFavorite(round * 1_000_000 + lane * 10_000 + index + 1, stampAt(Date.now(), index % 65_536))
          try {
            const response = await fetch(`${server.url}/api/sync/push`, {
              method: 'POST',
              headers,
              body: JSON.stringify({ items: [item] }),
            })
            if (response.status === 200) acknowledged.add(item.key)
            else await new Promise((resolve) => setTimeout(resolve, 20))
          } catch {
            down = true
          }
        }
      }
      const writers = [0, 1, 2, 3].map(write)
      // In the middle of writing, however slow the machine is.
      while (acknowledged.size < (round + 1) * 5) await new Promise((resolve) => setTimeout(resolve, 10))
      await new Promise((resolve) => setTimeout(resolve, round * 30))
      await server.kill()
      down = true
      await Promise.all(writers)
      server = await startServer({ dataDir, port, env })
    }
    const stored = new Set<string>()
    for (let cursor = '', more = true; more;) {
      const response = await fetch(`${server.url}/api/sync?cursor=${cursor}`, { headers })
      const page = (await response.json()) as PullAnswer
      for (const { key } of page.changes) stored.add(key)
      cursor = page.cursor
      more = page.hasMore
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(budgets.randomKills * 5)
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
  } finally {
    await server.kill()
    await drop()
  }
})

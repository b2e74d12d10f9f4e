import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#support/server.ts'
import { freePort, runServerToEnd, signUp, startServer } from '#support/server-process.ts'

const json = { 'content-type': 'application/json' }

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

test('it warns of an address for people without a proxy it trusts, and starts', async () => {
  const server = await startServer({ env: { PUBLIC_URL: 'https://movies.example' } })
  expect(server.output()).toMatch(/Warning +PUBLIC_URL is set and TRUST_PROXY is not/)
  await server.stop()
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

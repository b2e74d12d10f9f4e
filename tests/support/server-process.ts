import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SessionAnswer } from '#contract/schemas.ts'
import { scratchFolder } from './server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A server in a process of its own, as a person starts it. */
export interface ServerProcess {
  /** `http://127.0.0.1:{port}` */
  url: string
  port: number
  dataDir: string
  pid: number
  /** Everything it printed so far. */
  output: () => string
  /** Resolves when it has ended, with the signal that ended it, if one did. */
  ended: Promise<NodeJS.Signals | null>
  /** Asks it to close (SIGTERM); answers with the exit code. */
  stop: () => Promise<number | null>
  /** Ends it at once (SIGKILL), as a power cut would. */
  kill: () => Promise<void>
}

export interface ServerProcessOptions {
  /** A new folder when not given. */
  dataDir?: string
  /** A free one when not given; name it to start again at the same address. */
  port?: number
  env?: Record<string, string>
}

/** Starts the built server and waits until it listens. Throws with its output when it ends instead. */
export async function startServer(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? scratchFolder()
  const port = options.port ?? (await freePort())
  const child = spawnServer({ DATA_DIR: dataDir, PORT: String(port), ...options.env })
  let output = ''
  const ended = once(child, 'exit').then(() => child.signalCode)
  const listening = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Matinee is running')) resolve(true)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => resolve(false))
  })
  if (!(await listening)) throw new Error(`The server did not start:\n${output}`)
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    }
    return child.exitCode
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
  }
}

/** Runs the built server until it ends by itself: what it printed and its exit code. */
export async function runServerToEnd(env: Record<string, string>): Promise<{ output: string; code: number | null }> {
  const child = spawnServer(env)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { output, code: child.exitCode }
}

/** Makes an account on a server of one's own; answers with the token of its first session. */
export async function signUp({ url }: ServerProcess): Promise<string> {
  const body = JSON.stringify({ email: 'ann@example.org', password: 'seventeen green umbrellas', display_name: 'Ann' })
  const response = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as SessionAnswer).token
}

function spawnServer(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['.cache/server/main.js'], {
    cwd: root,
    // Compiled once for all the servers of a run, which would otherwise spend a quarter of their start on it.
    // Home is rendered for first visitors only where that is asked for.
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: join(tmpdir(), 'matinee-compiled'), FIRST_VIEW: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * A port of 127.0.0.1 that nobody listens on, below those that systems give to outgoing connections: a server that has stopped finds it
 * free again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './server-process.ts'

/** The user PostgreSQL runs as: it refuses to be root. */
interface Owner {
  uid?: number
  gid?: number
}

const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...versionFolders('/usr/lib/postgresql'),
  ...versionFolders('/opt/homebrew/opt'),
]
const program = (name: string) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file))

function versionFolders(root: string): string[] {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })) : []
  return versions.map((version) => join(root, version, 'bin'))
}

/**
 * Runs `work` with the address of a PostgreSQL server: the one of TEST_DATABASE_URL, or a new, empty one made from the
 * system's own programs, stopped and removed in any case. Undefined when there are none. A new one only waits for the disk
 * when it is to be `durable`.
 */
export async function withPostgres<T>({ durable }: { durable: boolean }, work: (url: string) => Promise<T>): Promise<T | undefined> {
  const named = process.env['TEST_DATABASE_URL']
  if (named !== undefined && named !== '') return work(named)
  const [initdb, postgres] = [program('initdb'), program('postgres')]
  return initdb === undefined || postgres === undefined ? undefined : withNewServer({ initdb, postgres, durable }, work)
}

interface Programs {
  initdb: string
  postgres: string
  durable: boolean
}

async function withNewServer<T>({ initdb, postgres, durable }: Programs, work: (url: string) => Promise<T>): Promise<T> {
  const owner = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'matinee-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: folder }
  let server: ChildProcess | undefined
  const stop = () => {
    server?.kill('SIGINT')
  }
  try {
    const made = spawnSync(initdb, ['-D', data, '-U', 'matinee', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...owner, env, cwd: folder })
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.toString()}`)
    const port = await freePort()
    const fsync = durable ? 'fsync=on' : 'fsync=off'
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, fsync, 'max_connections=300']
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    server = spawn(postgres, args, { ...owner, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
    await ready(server)
    return await work(`postgres://matinee@127.0.0.1:${port}/postgres`)
  } finally {
    if (server?.exitCode === null) {
      const exited = once(server, 'exit')
      stop()
      await exited
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits for the line that says so; throws with the server's own words when it ends instead. */
async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  const started = new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`postgres ended: ${said}`)))
    server.once('error', reject)
  })
  await started
}

/** Nobody in particular when we are root, ourselves otherwise. */
function unprivilegedUser(): Owner {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) }
}

import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

const markerName = 'matinee.json'
const secretName = 'secret'
const secretBytes = 32
const format = 1
const markerSchema = z.object({ app: z.literal('matinee'), format: z.int().min(1) })

/** The folder everything of one installation lives in. All paths are absolute. */
export interface DataDir {
  path: string
  /** Signs the session tokens; made for this installation. */
  secret: Uint8Array
  databaseFile: string
  imageCacheDir: string
  /** The last good copies of the operator's sources. */
  sourceCopiesDir: string
  demoPasswordFile: string
  /** Names the last start; see `restored.ts`. */
  lastStartFile: string
}

/**
 * Opens the data folder, making it when it is missing or empty. A folder that is not ours, or is damaged, is left exactly as it is.
 * @throws StartProblem with one sentence that says what is wrong and what to do.
 */
export function openDataDir(folder: string): DataDir {
  const path = resolve(folder)
  const fresh = isNew(path)
  if (fresh) makeSecret(path)
  else checkMarker(path)
  checkWritable(path)
  const secret = readSecret(path)
  // Last, so that a first start that was cut short is simply done again.
  if (fresh) writeFileSync(join(path, markerName), `${JSON.stringify({ app: 'matinee', format })}\n`, { flag: 'wx', flush: true })
  return {
    path,
    secret,
    databaseFile: join(path, 'matinee.sqlite'),
    imageCacheDir: join(path, 'images'),
    sourceCopiesDir: join(path, 'sources'),
    demoPasswordFile: join(path, 'demo-password'),
    lastStartFile: join(path, 'last-start'),
  }
}

/** Missing, empty, or left by a first start that was cut short. A freshly formatted disk has a folder of its own. */
function isNew(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return true
  if (!found.isDirectory()) throw new StartProblem(`DATA_DIR ${path} is a file, not a folder; name another folder.`)
  return listed(path).every((name) => name === 'lost+found' || name === secretName)
}

function makeSecret(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const file = join(path, secretName)
    if (!existsSync(file)) writeFileSync(file, `${randomBytes(secretBytes).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  } catch {
    throw new StartProblem(`DATA_DIR ${path} cannot be made or written; name a folder this user may write.`)
  }
}

function listed(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    throw new StartProblem(`DATA_DIR ${path} cannot be read; give this user the right to read and write it.`)
  }
}

function checkMarker(path: string): void {
  const file = join(path, markerName)
  if (!existsSync(file)) {
    throw new StartProblem(
      `DATA_DIR ${path} holds files that are not Matinee's (there is no ${markerName} in it); name an empty folder. Nothing was changed.`,
    )
  }
  const marker = markerSchema.safeParse(readJson(file))
  if (!marker.success) {
    throw new StartProblem(`${file} is damaged; restore it from a backup or name another DATA_DIR. Nothing was changed.`)
  }
  if (marker.data.format > format) {
    throw new StartProblem(`DATA_DIR ${path} was made by a newer Matinee; start that one, or name another folder. Nothing was changed.`)
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function checkWritable(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartProblem(`DATA_DIR ${path} cannot be written; give this user the right to read and write it.`)
  }
}

function readSecret(path: string): Uint8Array {
  const file = join(path, secretName)
  const secret = Buffer.from(readText(file), 'hex')
  if (secret.length !== secretBytes) {
    throw new StartProblem(`The secret ${file} is missing, unreadable or damaged; restore it from a backup. Nothing was changed.`)
  }
  return secret
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

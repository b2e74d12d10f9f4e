import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDataDir } from '#server/data-dir.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartProblem } from '#server/start-problem.ts'
import { scratchFolder } from '#support/server.ts'

/** Every file below a folder with its bytes. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'base64')]))
}

/** What the start does with the folder: opens it, then the database in it. */
async function start(folder: string): Promise<string> {
  try {
    const { databaseFile } = openDataDir(folder)
    const db = await openDatabase({ file: databaseFile })
    await db.destroy()
    return 'started'
  } catch (error) {
    if (error instanceof StartProblem) return error.message
    throw error
  }
}

async function startedFolder(): Promise<string> {
  const folder = join(scratchFolder(), 'data')
  expect(await start(folder)).toBe('started')
  return folder
}

test('a new folder gets a marker and a secret only its owner can read', async () => {
  const folder = await startedFolder()
  expect(readdirSync(folder).sort()).toEqual(['matinee.json', 'matinee.sqlite', 'secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the secret stays the same from start to start and differs between installations', async () => {
  const folder = await startedFolder()
  expect(openDataDir(folder).secret).toEqual(openDataDir(folder).secret)
  expect(openDataDir(folder).secret).not.toEqual(openDataDir(await startedFolder()).secret)
})

test('an empty folder that exists already is taken', async () => {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'lost+found'))
  expect(await start(folder)).toBe('started')
})

test('a first start that was cut short is finished by the next', async () => {
  const folder = scratchFolder()
  const secret = 'ab'.repeat(32)
  writeFileSync(join(folder, 'secret'), secret)
  expect(await start(folder)).toBe('started')
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret)
})

const damages: [string, RegExp, (folder: string) => void][] = [
  ['no marker', /holds files that are not Matinee's/, (folder) => rmSync(join(folder, 'matinee.json'))],
  ['a marker that is no JSON', /matinee\.json is damaged/, (folder) => writeFileSync(join(folder, 'matinee.json'), '{')],
  [
    "another program's marker",
    /matinee\.json is damaged/,
    (folder) => writeFileSync(join(folder, 'matinee.json'), '{"app":"x","format":1}'),
  ],
  ['a newer format', /made by a newer Matinee/, (folder) => writeFileSync(join(folder, 'matinee.json'), '{"app":"matinee","format":2}')],
  ['a lost secret', /secret is missing, unreadable or damaged/, (folder) => rmSync(join(folder, 'secret'))],
  ['a cut secret', /secret is missing, unreadable or damaged/, (folder) => writeFileSync(join(folder, 'secret'), 'abc')],
  ['an empty secret', /secret is missing, unreadable or damaged/, (folder) => writeFileSync(join(folder, 'secret'), '')],
  [
    'a secret that is a folder',
    /secret is missing, unreadable or damaged/,
    (folder) => {
      rmSync(join(folder, 'secret'))
      mkdirSync(join(folder, 'secret'))
    },
  ],
  [
    'a database that is text',
    /matinee\.sqlite is damaged/,
    (folder) => writeFileSync(join(folder, 'matinee.sqlite'), 'hello '.repeat(5000)),
  ],
  [
    'a database cut in half',
    /matinee\.sqlite is damaged/,
    (folder) => {
      const file = join(folder, 'matinee.sqlite')
      writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size >> 1))
    },
  ],
  [
    'a database with a page overwritten',
    /matinee\.sqlite is damaged/,
    (folder) => {
      const file = join(folder, 'matinee.sqlite')
      writeFileSync(file, readFileSync(file).fill(0xaa, 4096, 8192))
    },
  ],
  [
    'a database of a newer Matinee',
    /made by a newer Matinee \(it has "9999-later"\)/,
    (folder) => {
      const database = new DatabaseSync(join(folder, 'matinee.sqlite'))
      database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')")
      database.close()
    },
  ],
]

test.each(damages)('a folder with %s stops the start and is left as it is', async (_, sentence, damage) => {
  const folder = await startedFolder()
  damage(folder)
  const before = contentOf(folder)
  expect(await start(folder)).toMatch(sentence)
  expect(contentOf(folder)).toEqual(before)
})

test("somebody else's folder is left as it is", async () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'thesis.txt'), 'four years of work')
  expect(await start(folder)).toMatch(/holds files that are not Matinee's.*Nothing was changed\.$/)
  expect(readdirSync(folder)).toEqual(['thesis.txt'])
})

test('a folder with nothing but a secret that is none of ours is left as it is', async () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'secret'), 'my diary')
  expect(await start(folder)).toMatch(/secret is missing, unreadable or damaged/)
  expect(contentOf(folder)).toEqual({ [join(folder, 'secret')]: Buffer.from('my diary').toString('base64') })
})

test('a folder that cannot be made is named', async () => {
  const file = join(scratchFolder(), 'file')
  writeFileSync(file, 'x')
  expect(await start(join(file, 'data'))).toMatch(/cannot be made or written/)
})

test('a file is not a folder', async () => {
  const file = join(scratchFolder(), 'file')
  writeFileSync(file, 'x')
  expect(await start(file)).toMatch(/is a file, not a folder/)
})

// Root may write everywhere.
test.skipIf(process.getuid?.() === 0)('a folder that cannot be written is named', async () => {
  const folder = await startedFolder()
  chmodSync(folder, 0o500)
  expect(await start(folder)).toMatch(/cannot be written/)
  chmodSync(folder, 0o700)
})

test('a database whose last run was cut short while it was tidied up is opened with everything acknowledged', async () => {
  const folder = await startedFolder()
  const file = join(folder, 'matinee.sqlite')
  const crashed = new DatabaseSync(file)
  crashed.exec("insert into users values ('1', 'a@b.org', 'Ann', 'user', 'x', 1, 1)")
  const page = Number(crashed.prepare("select rootpage from sqlite_master where name = 'users'").get()?.['rootpage'])
  const copy = join(scratchFolder(), 'data')
  cpSync(folder, copy, { recursive: true })
  crashed.close()
  // A page that was being moved from the log into the file is half written there; the log still has all of it.
  const half = readFileSync(join(copy, 'matinee.sqlite')).fill(0xaa, (page - 1) * 4096, page * 4096)
  writeFileSync(join(copy, 'matinee.sqlite'), half)

  const db = await openDatabase({ file: openDataDir(copy).databaseFile })
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'a@b.org' }])
  await db.destroy()
})

test('a database that cannot be reached is a sentence', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^The database cannot be opened: .*ECONNREFUSED/,
  )
})

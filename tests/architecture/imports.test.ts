import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { options, rules } from '../../scripts/architecture/rules.ts'

let folder = ''

/** Writes the files into an empty project and answers with the names of the rules they break. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const project = await mkdtemp(join(folder, 'case-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true })
    await writeFile(join(project, path), text)
  }
  await writeFile(join(project, 'package.json'), '{ "type": "module", "imports": { "#*": "./src/*" } }')
  const { output } = await cruise(
    Object.keys(files).filter((path) => !path.startsWith('node_modules')),
    { ...options, baseDir: project, ruleSet: { forbidden: rules }, validate: true },
  )
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map((violation) => violation.rule.name).sort()
}

const library = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "main": "index.js" }`,
  [`node_modules/${name}/index.js`]: 'exports.a = 1',
})
const target = 'export const a = 1\n'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imports-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a forbidden import is found', () => {
  const cases: [what: string, rule: string, files: Record<string, string>][] = [
    [
      'from a screen straight to the database',
      'room-features',
      { 'src/features/home/home.tsx': "import { a } from '#db/b.ts'\na", 'src/db/b.ts': target },
    ],
    [
      'from the service worker to the page',
      'room-sw',
      { 'sw/sw.ts': "import { a } from '#platform/b.ts'\na", 'src/platform/b.ts': target },
    ],
    ['by a relative path', 'room-domain', { 'src/domain/rule.ts': "import { a } from '../remote/b.ts'\na", 'src/remote/b.ts': target }],
    ['by import()', 'room-state', { 'src/state/x.ts': "void import('#data/b.ts')", 'src/data/b.ts': target }],
    [
      'of a type only',
      'room-contract',
      { 'src/contract/x.ts': "import type { A } from '#db/b.ts'\nexport type B = A", 'src/db/b.ts': 'export type A = 1' },
    ],
    [
      'between two features',
      'features-are-islands',
      { 'src/features/home/home.tsx': "import { a } from '#features/search/b.ts'\na", 'src/features/search/b.ts': target },
    ],
    [
      'of the demo beside the one place that mounts it',
      'demo-is-mounted-once',
      { 'server/x.ts': "import { a } from '../demo/world.ts'\na", 'demo/world.ts': target },
    ],
    [
      'of more of the demo than what is mounted',
      'demo-is-mounted-once',
      { 'server/app.ts': "import { a } from '../demo/art/b.ts'\na", 'demo/art/b.ts': target },
    ],
    ['of the server by the demo', 'room-demo', { 'demo/x.ts': "import { a } from '../server/b.ts'\na", 'server/b.ts': target }],
    [
      'of a schema by the client',
      'schemas-stay-on-the-server',
      { 'src/data/x.ts': "import { a } from '#contract/schemas.ts'\na", 'src/contract/schemas.ts': target },
    ],
    ['of Dexie outside db', 'package-dexie', { 'src/data/x.ts': "import { a } from 'dexie'\na", ...library('dexie') }],
    [
      'that goes in a circle',
      'no-cycles',
      {
        'src/domain/a.ts': "import { b } from './b.ts'\nexport const a = b",
        'src/domain/b.ts': "import { a } from './a.ts'\nexport const b = a",
      },
    ],
    [
      'that goes in a circle through import()',
      'no-cycles',
      {
        'src/domain/a.ts': "export const a = () => import('./b.ts')",
        'src/domain/b.ts': "import { a } from './a.ts'\nexport const b = a",
      },
    ],
    ['that leads nowhere', 'nothing-missing', { 'src/domain/a.ts': "import { b } from './gone.ts'\nb" }],
  ]
  test.each(cases)('%s', async (_what, rule, files) => {
    expect(await brokenRules(files)).toContain(rule)
  })
})

test('what the table of rooms allows is not reported', async () => {
  const files = {
    'src/features/home/home.tsx': "import { a } from '#data/b.ts'\na",
    'src/data/b.ts': "import type { A } from '#contract/schemas.ts'\nexport const a: A = 1",
    'src/contract/schemas.ts': 'export type A = 1',
    'server/app.ts': "import { a } from '../demo/world.ts'\na",
    'demo/world.ts': target,
    'src/db/c.ts': "import { a } from 'dexie'\na",
    ...library('dexie'),
  }
  expect(await brokenRules(files)).toEqual([])
})

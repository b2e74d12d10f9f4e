import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'
import { packageHomes, rooms, workshops } from './rooms.ts'

const ours = `^(?:src/[^/]+|${Object.values(rooms)
  .map((room) => room.folder)
  .filter((folder) => !folder.startsWith('src/'))
  .join('|')})/`
const inside = (folders: readonly string[]): string => `^(?:${folders.join('|')})/`
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

function roomRules(): IForbiddenRuleType[] {
  return Object.entries(rooms).flatMap(([name, { folder, from }]) => {
    if (from === 'everything') return []
    const allowed = [folder, ...from.map((room) => rooms[room]?.folder ?? room)]
    const comment = `${name} may import from ${from.length > 0 ? from.join(', ') : 'no other room'} (scripts/architecture/rooms.ts)`
    return [
      { name: `room-${name}`, comment, severity: 'error', from: { path: inside([folder]) }, to: { path: ours, pathNot: inside(allowed) } },
    ]
  })
}

function packageRules(): IForbiddenRuleType[] {
  return Object.entries(packageHomes).map(([name, homes]) => ({
    name: `package-${name}`,
    comment: `${name} belongs to ${homes.join(', ')} (scripts/architecture/rooms.ts)`,
    severity: 'error',
    from: { path: ours, pathNot: inside([...homes, ...workshops]) },
    to: {
      path: name.startsWith('node:') ? `^${literally(name.slice(5))}$` : `^node_modules/${literally(name)}/`,
      dependencyTypesNot: ['type-only'],
    },
  }))
}

const islands: IForbiddenRuleType = {
  name: 'features-are-islands',
  comment: 'features never import each other; what two of them need lives in components',
  severity: 'error',
  from: { path: '^src/features/([^/]+)/' },
  to: { path: '^src/features/', pathNot: '^src/features/$1/' },
}

const demoSeam = { mount: literally('server/app.ts'), world: literally('demo/world.ts') }

const demoIsMountedOnce: IForbiddenRuleType[] = [
  { from: { path: '^server/', pathNot: `^${demoSeam.mount}$` }, to: { path: '^demo/' } },
  { from: { path: `^${demoSeam.mount}$` }, to: { path: '^demo/', pathNot: `^${demoSeam.world}$` } },
].map((seam) => ({
  name: 'demo-is-mounted-once',
  comment: 'the server mounts demo/world.ts in server/app.ts and knows nothing else of the demo',
  severity: 'error',
  ...seam,
}))

const lightContract: IForbiddenRuleType = {
  name: 'schemas-stay-on-the-server',
  comment: 'the client takes only types from the bodies and answers of calls (import type): zod would weigh on its start',
  severity: 'error',
  from: { path: '^(?:src|sw)/', pathNot: String.raw`^src/contract/schemas\.ts$` },
  to: { path: String.raw`^src/contract/schemas\.ts$`, dependencyTypesNot: ['type-only'] },
}

const noCycles: IForbiddenRuleType = {
  name: 'no-cycles',
  comment: 'two files that need each other are one story: join them or pull the shared part out',
  severity: 'error',
  from: {},
  // Types may refer to each other: they are gone before anything runs. What `import()` loads later counts like any other import.
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
}

const resolvable: IForbiddenRuleType = {
  name: 'nothing-missing',
  comment: 'every import leads to a file or a package',
  severity: 'error',
  from: {},
  to: { path: String.raw`^[#./]`, dependencyTypes: ['unknown', 'undetermined'] },
}

/** Every forbidden import: the rooms, the packages' homes, and the laws that are not about rooms. */
export const rules: IForbiddenRuleType[] = [
  ...roomRules(),
  ...packageRules(),
  islands,
  ...demoIsMountedOnce,
  lightContract,
  noCycles,
  resolvable,
]

/** How the files are read. */
export const options: ICruiseOptions = {
  // TypeScript 7 has no API for tools; swc reads our files instead.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default', 'node'],
  },
}

/** One thing `npm test` looks at. */
export interface Step {
  name: string
  command: readonly string[]
  /** What the command is told in addition unless everything is played in full. */
  quick?: readonly string[]
  /** How its tests are counted; a step without tests counts as one. */
  report?: 'vitest' | 'playwright'
  /** How many cores it keeps busy at most; all there are unless said. */
  cores?: 1
  /** Its last line is told beside its name. */
  said?: true
  /** Needs a browser: left out of `npm run check`. */
  browser?: true
}

const worlds = ['core', 'app', 'worker', 'server', 'tests']
// The tests may import anything, so there is nothing to check in them.
const cruised = ['src', 'sw', 'server', 'demo', 'scripts', 'bench']

/** Everything that must hold, cheapest first; what others need comes before a step that takes all cores. */
export const steps: readonly Step[] = [
  { name: 'formatting', command: ['oxfmt', '--check', '.'], cores: 1 },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], cores: 1 },
  ...worlds.map((world) => ({ name: `types of the ${world}`, command: ['tsc', '-p', `tsconfig.${world}.json`], cores: 1 as const })),
  { name: 'who imports whom', command: ['depcruise', ...cruised, '--config', '.dependency-cruiser.mjs'], cores: 1 },
  { name: 'dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'], cores: 1 },
  { name: 'words in every language', command: ['node', 'scripts/check-words.ts'], cores: 1 },
  { name: 'licences and advisories of what is used', command: ['node', 'scripts/dependencies.ts'], cores: 1, said: true },
  { name: 'production build', command: ['vite', 'build'], cores: 1 },
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'rules', '--project', 'unit'], report: 'vitest' },
  { name: 'server tests on SQLite', command: ['vitest', 'run', '--project', 'server*'], report: 'vitest' },
  { name: 'server tests on PostgreSQL', command: ['node', 'scripts/test-postgres.ts'], report: 'vitest' },
  { name: 'simulation of the sync', command: ['vitest', 'run', '--project', 'simulation'], report: 'vitest' },
  { name: 'size budgets', command: ['node', 'scripts/sizes.ts'] },
  {
    name: 'journeys in the browser',
    command: ['playwright', 'test'],
    quick: ['--grep-invert', '@full'],
    report: 'playwright',
    browser: true,
  },
]

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { splitWords } from './scripts/vite/split-words.ts'

const project = (
  name: string,
  include: string | string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [include].flat(), environment: 'node', setupFiles: ['tests/support/setup.ts'], ...more },
})

const minute = 60_000
const rules = 'tests/src/{contract,domain,i18n,sync}/**/*.test.ts'
/** They replace a module, so they load all of theirs for themselves. */
const replacing = 'tests/server/{accounts,limits,new-entity,images/signed}.test.ts'

/** They start processes again and again, or draw many pictures. */
const slowest = /tests\/(?:server\/(?:crash|process|restored|images\/cache)|demo\/(?:catalogue\/memory|art\/drawn))\.test\.ts$/

/** What takes longest begins first, so that it is not what the last core is waited for. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(slowest.test(other.moduleId)) - Number(slowest.test(one.moduleId)))
  }
}

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), splitWords(), vanillaExtractPlugin()],
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  test: {
    pool: 'threads',
    globalSetup: 'tests/support/scratch.ts',
    // Twice the cores of the smallest machine this must be green on: many tests wait for a timer or a process.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    // Nets under what hangs, not judgements of how long it may take: the machine may be busy.
    testTimeout: 5 * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: 2 * minute } },
    projects: [
      // No file leaves anything behind for the next one, so they share their modules.
      project('rules', rules, { isolate: false }),
      project('server', ['tests/{server,demo}/**/*.test.ts', `!${replacing}`], {
        isolate: false,
        globalSetup: 'tests/support/built-server.ts',
      }),
      project('unit', 'tests/{src,sw,scripts,architecture}/**/*.test.{ts,tsx}', { exclude: [rules] }),
      project('server-alone', replacing),
      project('simulation', 'tests/simulation/**/*.test.ts', { testTimeout: 60 * minute, hookTimeout: 60 * minute }),
    ],
  },
})

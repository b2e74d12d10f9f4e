import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { splitWords } from './scripts/split-words.ts'

const project = (name: string, include: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [include], environment: 'node', setupFiles: ['tests/support/setup.ts'] },
})

const minute = 60_000

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), splitWords()],
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  test: {
    // Both cores of the smallest machine this must be green on; Vitest would leave one of them to itself.
    maxWorkers: 2,
    // Nets under what hangs, not judgements of how long it may take: the machine may be busy, and a full budget takes its time.
    testTimeout: 30 * minute,
    hookTimeout: 30 * minute,
    expect: { poll: { timeout: minute } },
    projects: [
      project('unit', 'tests/{src,sw,scripts,architecture}/**/*.test.{ts,tsx}'),
      project('server', 'tests/server/**/*.test.ts'),
      project('simulation', 'tests/simulation/**/*.test.ts'),
    ],
  },
})

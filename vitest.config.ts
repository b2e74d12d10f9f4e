import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { splitWords } from './scripts/vite/split-words.ts'

const project = (name: string, include: string, testTimeout: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [include], testTimeout, environment: 'node', setupFiles: ['tests/support/setup.ts'] },
})

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), splitWords(), vanillaExtractPlugin()],
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  test: {
    projects: [
      project('unit', 'tests/{src,sw,scripts,architecture}/**/*.test.{ts,tsx}', 10_000),
      project('server', 'tests/{server,demo}/**/*.test.ts', 20_000),
      project('simulation', 'tests/simulation/**/*.test.ts', 300_000),
    ],
  },
})

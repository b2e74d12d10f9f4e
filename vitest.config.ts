import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const shared = {
  extends: true,
  test: { environment: 'node', setupFiles: ['tests/support/setup.ts'] },
} as const

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  test: {
    projects: [
      { ...shared, test: { ...shared.test, name: 'unit', include: ['tests/{src,sw,scripts,architecture}/**/*.test.{ts,tsx}'] } },
      { ...shared, test: { ...shared.test, name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 20_000 } },
      { ...shared, test: { ...shared.test, name: 'simulation', include: ['tests/simulation/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
})

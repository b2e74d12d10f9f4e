import { mkdtemp, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build, type PluginOption } from 'vite'
import { splitWords } from '../../scripts/vite/split-words.ts'
import type * as Start from '../fixtures/words/start.ts'

const root = resolve('tests/fixtures/words')

/** Builds the small app in tests/fixtures/words with Lingui, `splitWords` and these plugins, and loads its entry. */
export async function buildWords(...plugins: PluginOption[]): Promise<typeof Start> {
  const folder = await mkdtemp(resolve('node_modules/.words-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }), lingui({ cwd: root }), ...plugins, splitWords()],
      build: {
        outDir: folder,
        modulePreload: false,
        rolldownOptions: { input: 'start.ts', preserveEntrySignatures: 'strict', output: { entryFileNames: 'start.js' } },
      },
    })
    const start = (await import(pathToFileURL(`${folder}/start.js`).href)) as typeof Start
    // All its files are loaded before the folder goes.
    await Promise.all([start.loadLater(), ...Object.values(start.words).flatMap((parts) => [parts.start(), parts.later()])])
    return start
  } finally {
    await rm(folder, { recursive: true })
  }
}

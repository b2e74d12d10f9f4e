import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitWords } from './scripts/vite/split-words.ts'

/** Home as the server renders it for a first visit (`src/app/first-view.tsx`), with the class names of the app's build. */
export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    splitWords(),
    vanillaExtractPlugin(),
  ],
  define: { 'process.env.NODE_ENV': "'production'" },
  publicDir: false,
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  build: {
    ssr: 'src/app/first-view.tsx',
    outDir: '.cache/first-view',
    target: 'node26',
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash:7].js' } },
  },
  ssr: { noExternal: true },
})

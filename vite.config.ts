import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appearanceInPage } from './scripts/vite/appearance-in-page.ts'
import { classicStart } from './scripts/vite/classic-start.ts'
import { inlineStartStyles } from './scripts/vite/inline-start-styles.ts'
import { lazyNumberFormat } from './scripts/vite/lazy-number-format.ts'
import { licences } from './scripts/vite/licences.ts'
import { markInPage } from './scripts/vite/mark-in-page.ts'
import { minifyStart } from './scripts/vite/minify-start.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { splitWords } from './scripts/vite/split-words.ts'
import { keepBuilds } from './scripts/vite/keep-builds.ts'
import { startAddresses } from './scripts/vite/start-addresses.ts'

/** What only a few screens share (the player, its keys, search, photos, seasons, the account's forms, and each section of its own): files of their own are worth it. */
const ofFewScreens = [
  'ui/media',
  'components/(?:search|people|episodes|books|channels|settings|sources|pictures/(?:lightbox|photo-row))',
  'domain/(?:about|account|import|share|watching/(?!moment)|sports|audiobooks|news|live-tv|sources)',
  'remote/sources',
  '(?:i18n|state|contract|remote/api|product)/(?:about|quota|change-words|download|removal|retention|sports|audiobooks|book-|listening|news|live-tv|channel|setting-words|settings|source-health|feature-notices|notice-log)',
  '(?:product|state)/play',
  '(?:i18n|state|product|domain)/(?:key|page-key|gamepad|remote|spatial)',
  'ui/(?:focus|controls/(?:use-next-key|commit-field|use-autosaved-draft))',
]
const rooms = ['ui', 'components', 'i18n', 'domain', 'product', 'state', 'remote', 'contract']
/** What most screens share. */
const sharedByMany = new RegExp(`/src/(?!${ofFewScreens.join('|')})(?:${rooms.join('|')})/`.replaceAll('/', '[\\\\/]'))

/** What everything that hears keys shares. Every page loads it with its own keys: nothing of the player may come along. */
const heard = [
  'domain/keys',
  'product/(?:keys|page-keys|book-keys|channel-keys|player-keys)',
  'state/(?:key-settings|remote)',
  'platform/television',
  'ui/media/surfaces',
]
const keys = new RegExp(`/src/(?:${heard.join('|')})\\.ts$`.replaceAll('/', '[\\\\/]'))

/** What every page runs behind its first screen: the device's own data and its way to the server. */
const background =
  /[\\/]src[\\/](?:engine|db(?![\\/]memory)|sync|data[\\/]account[\\/](?:open-sealed|sealed-copies)|remote[\\/]api[\\/](?:sync|event))/

const kept = keepBuilds()
const start = startAddresses()

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: false,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      routeTreeFileHeader: [
        '/* eslint-disable */',
        '// @ts-nocheck',
        '// The generator writes each `as any` below, and restores the types at the end of the file; lint and the type check leave it out.',
      ],
    }),
    // Macros first: once React's plugin has compiled the JSX, a JSX macro can no longer be found.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    splitWords(),
    licences(),
    vanillaExtractPlugin(),
    lazyNumberFormat(),
    start,
    markInPage(),
    appearanceInPage(),
    inlineStartStyles(),
    classicStart(),
    minifyStart(),
    kept,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // What needs the network anyway: who plays DASH loads it then. What is in the page.
        globIgnores: ['assets/dash.*', 'assets/start.*.css'],
        globPatterns: ['**/*.{js,css,html,woff2,webmanifest}', 'icons/icon-192.png', 'icons/icon.svg'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries
              .filter(({ url }) => !kept.isOlder(url))
              .map((entry) => ({ ...entry, ...(start.has(entry.url) && { isStart: true }) })),
          }),
        ],
        rollupFormat: 'iife',
      },
      devOptions: { enabled: false },
    }),
    precompress(),
  ],
  resolve: {
    // The package's entry is its ES5 build; the modern one is smaller.
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // The router's library still carries what React has had since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    reportCompressedSize: false,
    // Tells which file holds what, since their names do not.
    manifest: true,
    target: 'es2023',
    // Of the browsers of that age only Safari 16 cannot preload; it fetches the modules when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Fewer requests, of which each can fail on a bad line, and better compression (decision 44): all that the entry imports statically
      // in one file, what the screens share in another, and what a few of them share in files that are worth a request.
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            {
              name: 'interface',
              test: sharedByMany,
              minShareCount: 2,
            },
            { name: 'keys', test: keys, minShareCount: 2 },
            { name: 'database', test: /node_modules[\\/](?:dexie|dexie-react-hooks|uuid)[\\/]/ },
            { name: 'background', test: background },
            { name: 'data', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
          ],
        },
        // The start names all other files: without their words it is 0.8 kB smaller.
        chunkFileNames: ({ name }) => (name === 'dash' ? 'assets/dash.[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) => `assets/${names.includes('index.css') ? 'start.' : ''}[hash:7][extname]`,
      },
    },
  },
})

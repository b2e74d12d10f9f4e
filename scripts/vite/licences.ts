import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the page finds them; the build's own list is an array, and the worker keeps objects only. */
const fileName = 'licences.json'

/** What Vite writes of a package (`build.license`). */
interface Entry {
  name: string
  version: string
  identifier?: string
  text?: string
}

/** The typeface is no module: its file in `public/fonts` is made of this package. */
const beside = ['node_modules/@fontsource-variable/bricolage-grotesque']

/** Collects the licences of all libraries in the files of the build, as they stand in their packages, for `/development`. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[fileName]
        if (asset?.type !== 'asset') this.error('Vite writes the licences elsewhere now')
        const entries = [...(JSON.parse(asset.source.toString()) as Entry[]), ...beside.map(entryOf)]
        const libraries = entries
          .map(({ name, version, identifier = '', text = '' }) => ({ name, version, licence: identifier, text }))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        asset.source = JSON.stringify({ libraries })
      },
    },
  }
}

function entryOf(folder: string): Entry {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  return { name: name ?? '', version: version ?? '', identifier: license ?? '', text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim() }
}

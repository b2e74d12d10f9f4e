import type { Plugin, Rolldown } from 'vite'

export interface StartAddresses extends Plugin {
  /** Whether a path of the build is of what no start can do without. */
  has: (path: string) => boolean
}

/** Of what the start's script loads later all but parts of screens, which a screen can be without: routes, words, the device's own data. */
const essential = /\/src\/(?:app\/(?!shell\/|jobs\/)|data\/|db\/|engine\/|i18n\/.+\.po$|platform\/)/

/**
 * Tells the head script of index.html the hashed names of what it preloads: the words of each language, so that it can take the right
 * one, and the routes with all they import, which every page but home waits for. Knows what no start can do without.
 */
export function startAddresses(): StartAddresses {
  const files = new Set(['index.html', 'fonts/display.woff2'])
  return {
    name: 'start-addresses',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const words: Record<string, string> = {}
        for (const { facadeModuleId, fileName } of chunks) {
          const locale = /locales\/(\w+)\.po$/.exec(facadeModuleId ?? '')?.[1]
          if (locale) words[locale] = `/${fileName}`
        }
        const entry = chunks.find(({ isEntry }) => isEntry)
        if (entry) files.add(entry.fileName)
        for (const name of entry?.dynamicImports ?? []) {
          const part = chunks.find(({ fileName }) => fileName === name)
          if (essential.test(part?.facadeModuleId ?? '')) for (const file of filesOf(part, chunks)) files.add(file)
        }
        const routes = filesOf(
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/route-tree.gen.ts')),
          chunks,
        )
        return html
          .replaceAll('__CATALOGUES__', JSON.stringify(words))
          .replaceAll('__ROUTES__', JSON.stringify(routes.map((file) => `/${file}`)))
      },
    },
    has: (path) => files.has(path),
  }
}

/** A script and all it imports beyond the start, with their style sheets; none while developing. */
function filesOf(script: Rolldown.OutputChunk | undefined, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(script)
  return [...files]
}

import type { Plugin, Rolldown } from 'vite'

/**
 * Tells the head script of index.html the hashed names of what it preloads: the words of each language, so that it can take the right
 * one, and the routes with all they import, which every page but home waits for.
 */
export function startAddresses(): Plugin {
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
        return html
          .replaceAll('__CATALOGUES__', JSON.stringify(words))
          .replaceAll('__ROUTES__', JSON.stringify(routeFiles(chunks).map((file) => `/${file}`)))
      },
    },
  }
}

/** The script of the routes and all it imports beyond the start, with their style sheets; none while developing. */
function routeFiles(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/route-tree.gen.ts')))
  return [...files]
}

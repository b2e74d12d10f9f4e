import type { Plugin } from 'vite'

/** Tells the head script of index.html the hashed name of each language's catalogue, so that it can preload the right one. */
export function catalogueUrls(): Plugin {
  return {
    name: 'catalogue-urls',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const urls: Record<string, string> = {}
        for (const chunk of Object.values(bundle ?? {})) {
          const locale = chunk.type === 'chunk' && /locales\/(\w+)\.po$/.exec(chunk.facadeModuleId ?? '')?.[1]
          if (locale) urls[locale] = `/${chunk.fileName}`
        }
        return html.replaceAll('__CATALOGUES__', JSON.stringify(urls))
      },
    },
  }
}

import type { Plugin } from 'vite'

/**
 * Puts the style sheet of the start into the page itself: the first paint waits for one file less. The file stays in the build
 * for chunks that name it. The server's content security policy knows the block by its hash.
 */
export function inlineStartStyles(): Plugin {
  return {
    name: 'inline-start-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(
          /<link\b(?=[^>]*rel="stylesheet")[^>]*href="(\/([^"]+\.css))"[^>]*>/,
          (_link, address: string, file: string) => {
            const sheet = bundle?.[file]
            if (sheet?.type !== 'asset') throw new Error(`${file} is not part of the build`)
            return `<style data-file="${address}">${sheet.source}</style>`
          },
        )
      },
    },
  }
}

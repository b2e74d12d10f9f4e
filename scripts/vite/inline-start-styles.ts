import type { Plugin } from 'vite'

/**
 * Puts the style sheet of the start into the page itself: the first paint waits for one file less. The server's content security policy knows the
 * block by its hash. A disabled link to the file, which no browser fetches, tells the parts of the app that name it that it is there.
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
            return `<style>${sheet.source}</style><link rel="stylesheet" href="${address}" disabled>`
          },
        )
      },
    },
  }
}

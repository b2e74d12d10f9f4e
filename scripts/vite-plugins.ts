import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { markPaths } from '#ui/controls/mark-paths.ts'

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

/** Draws the mark into the first paint of index.html, from the same paths as everywhere. */
export function markInPage(): Plugin {
  const paths = [
    ...markPaths.curtains.map((d) => `<path d="${d}" fill="currentColor"/>`),
    `<path d="${markPaths.sun}" fill="var(--color-accent)"/>`,
  ]
  const svg = `<svg width="26" height="26" viewBox="92 92 328 328">${paths.join('')}</svg>`
  return { name: 'mark-in-page', transformIndexHtml: (html) => html.replace('__MARK__', svg) }
}

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

/**
 * Lingui builds an `Intl.NumberFormat` for every plural, even where the message shows no number; the first one of a page
 * costs about 20 ms of start. This builds it only for messages with `#`.
 */
export function lazyNumberFormat(): Plugin {
  return {
    name: 'lingui-lazy-number-format',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs/ },
      handler(code) {
        const eager = /const valueStr = number\(locales, value, numberFormat\);\s*return message\.replace\(/
        if (!eager.test(code)) this.error('@lingui/core changed: lazyNumberFormat no longer applies')
        return code.replace(eager, (found) => `if (!message.includes(OCTOTHORPE_PH)) return message; ${found}`)
      },
    },
  }
}

/** Writes a `.br` and a `.gz` beside every text file of the build: compressing well while serving would cost half a second. */
export function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files.filter((name) => /\.(?:js|css|html|svg|json|webmanifest)$/.test(name)).map((name) => compress(join(folder, name))),
        )
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const raw = await readFile(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }
  await writeFile(`${file}.br`, brotliCompressSync(raw, brotli))
  await writeFile(`${file}.gz`, gzipSync(raw, { level: 9 }))
}

import type { Plugin } from 'vite'
import { markPaths } from '../../src/ui/controls/mark-paths.ts'

/** Draws the mark into the first paint of index.html, from the same paths as everywhere. */
export function markInPage(): Plugin {
  const paths = [
    ...markPaths.curtains.map((d) => `<path d="${d}" fill="currentColor"/>`),
    `<path d="${markPaths.sun}" fill="var(--color-accent)"/>`,
  ]
  const svg = `<svg width="26" height="26" viewBox="92 92 328 328">${paths.join('')}</svg>`
  return { name: 'mark-in-page', transformIndexHtml: (html) => html.replace('__MARK__', svg) }
}

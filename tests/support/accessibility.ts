import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified: it is read again in each page. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it is; its rules for target size (off by default) and best practice included. No page of ours has frames. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(script)
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    // What fades in has other colors meanwhile.
    const still = new CSSStyleSheet()
    still.replaceSync('* { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { violations: found } = await runner.run({
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      iframes: false,
    })
    document.adoptedStyleSheets.pop()
    return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
  })
}

import type { Page } from '@playwright/test'

/** Collects what a person would find in the console: errors, warnings, unhandled rejections; several pages may share one list. */
export function watchProblems(page: Page, problems: string[] = []): string[] {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return problems
}

/** From the next page on, adds up how far content jumps without anybody having touched anything. */
export async function watchJumps(page: Page): Promise<() => Promise<{ total: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const jumps = { total: 0, moved: [] as string[] }
    Object.assign(globalThis, { jumps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      })[]) {
        if (entry.hadRecentInput) continue
        jumps.total += entry.value
        jumps.moved.push(
          ...entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
            const name = node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName)
            return `${name} from ${from.x}/${from.y} ${from.width}x${from.height} to ${to.x}/${to.y} ${to.width}x${to.height}`
          }),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { jumps: { total: number; moved: string[] } }).jumps)
}

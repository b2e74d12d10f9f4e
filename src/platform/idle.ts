/** Resolves once the browser has painted what is on screen now. */
export function whenPainted(): Promise<void> {
  // A hidden page paints nothing and gets no frames.
  if (document.visibilityState === 'hidden') return new Promise((resolve) => setTimeout(resolve))
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Resolves once the page has loaded and has nothing better to do, after 3 s at the latest. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 200)
  })
}

/** Work that must not compete with the first paint: it starts once the page has loaded and is idle. */
export function startJobs(): void {
  const start = () => undefined
  addEventListener('load', start, { once: true })
}

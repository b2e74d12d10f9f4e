const guard = 'reloaded-for'

/**
 * A file of the running build that cannot be loaded while the server is there means that a newer build took its place: the
 * page reloads, once for each build.
 */
export function reloadOnStaleChunk(isServerThere: () => Promise<boolean>): void {
  addEventListener('vite:preloadError', async () => {
    if ((await isServerThere()) && isFirstTime(runningBuild())) location.reload()
  })
}

/** The entry's hashed address names the build. */
const runningBuild = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** False also where nothing can be remembered: rather no reload than an endless one. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(guard) === build) return false
    sessionStorage.setItem(guard, build)
    return true
  } catch {
    return false
  }
}

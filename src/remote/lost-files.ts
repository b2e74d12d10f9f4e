/** Addresses of the build's files that could not be had, and whether the server has given them since. */
const lost = new Map<string, boolean>()

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') lost.set(target.href, false)
  },
  true,
)

/**
 * Reloads the page where asking again for a part of it is futile: a newer build has taken the place of the running one, or the
 * browser remembers that a file could not be had although it now can (the HTML standard wanted that until 2026:
 * whatwg/html#10327). Never without the server, and at most three times for one build.
 */
export function reloadWhereFutile(isServerThere: () => Promise<boolean>): void {
  let judging: Promise<void> | undefined
  const judge = async ({ message }: Error): Promise<void> => {
    for (const [address] of message.matchAll(/\S*\/assets\/\S+/g)) if (!lost.has(address)) lost.set(address, false)
    const missing = [...lost.keys()].filter((address) => !lost.get(address))
    const isFutile = missing.length === 0 || (await Promise.all(missing.map(isGone))).includes(true)
    if (isFutile && (await isServerThere()) && mayReload(runningBuild())) location.reload()
  }
  addEventListener('vite:preloadError', ({ payload }) => {
    judging ??= judge(payload).finally(() => (judging = undefined))
  })
}

/** Asks for a lost file. Whether the server says that there is none. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address)
    if (ok) lost.set(address, true)
    return status === 404
  } catch {
    return false
  }
}

/** The address of the start's script, whose hash names the build; empty where there is none. */
export function runningBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[src]')?.src ?? ''
}

const reloads = 'reloads-of'

/** Counts the reloads of a build. False also where nothing can be remembered: rather no reload than an endless one. */
function mayReload(build: string): boolean {
  try {
    const [of, count] = sessionStorage.getItem(reloads)?.split(' ') ?? []
    const before = of === build ? Number(count) : 0
    if (before >= 3) return false
    sessionStorage.setItem(reloads, `${build} ${before + 1}`)
    return true
  } catch {
    return false
  }
}

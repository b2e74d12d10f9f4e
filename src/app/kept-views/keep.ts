import { router } from '#app/router.ts'
import { viewOwnerHeader } from '#contract/worker-headers.ts'
import { currentOwner, onOwnerChange } from '#data/account/owner.ts'
import { engine } from '#data/engine.ts'
import { keptView } from '#domain/kept-view.ts'
import { dropCache } from '#platform/caches.ts'
import { deviceClock } from '#platform/clock.ts'
import { onLeave, whenIdle } from '#platform/page-lifecycle.ts'
import { cacheNames } from '#product/cache-names.ts'
import { limits } from '#product/limits.ts'
import { runningBuild } from '#remote/lost-files.ts'
import { appUpdate } from '#state/app-update.ts'
import { currentLook } from './look.ts'
import { isBusyInView, markupInView } from './markup.ts'
import { readStyles, stylesFor } from './styles.ts'

/** A screen has settled so long (ms) after the last thing that happened to it. */
const calmMs = 1500
/** What is still waited for then is waited for so often. */
const mostTries = 8

/**
 * Keeps what is in view of each screen once it has settled, after each change that a person makes, and when the page is hidden: the worker puts
 * it into the page that it answers with the next time. What one owner saw goes when another takes over.
 */
export function keepViews(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = (tries = mostTries): void => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      await readStyles()
      await whenIdle()
      if (!keepNow() && tries > 1) keepSoon(tries - 1)
    }, calmMs)
  }
  router.subscribe('onRendered', () => keepSoon())
  engine.journal.onChange(() => keepSoon())
  onLeave(keepNow)
  onOwnerChange(() => void forgetViews())
  // A page that was closed may not have come to it.
  void forgetViewsOfOthers().catch(() => undefined)
  keepSoon()
}

const forgetViews = (): Promise<void> => dropCache(cacheNames.keptViews)

async function forgetViewsOfOthers(): Promise<void> {
  const views = await (await caches.open(cacheNames.keptViews)).matchAll()
  if (views.some(({ headers }) => headers.get(viewOwnerHeader) !== currentOwner())) await forgetViews()
}

/** False where the screen is not worth keeping as it is. */
function keepNow(): boolean {
  const root = document.getElementById('root')
  const isWorth = root !== null && isWorthKeeping(root)
  if (isWorth) void keep(root).catch(() => undefined)
  return isWorth
}

/** Not while something waits, plays, lies above the page or is scrolled; never a screen on which passwords are typed. */
function isWorthKeeping(root: HTMLElement): boolean {
  const isSettled = document.getElementById('kept') === null && router.state.status === 'idle' && scrollY === 0
  if (!isSettled || appUpdate.applying || root.querySelector('dialog[open], video, audio, input[type="password"]') !== null) return false
  return !isBusyInView(root)
}

async function keep(root: HTMLElement): Promise<void> {
  const address = location.pathname + location.search
  const seen = {
    look: currentLook(),
    entry: URL.parse(runningBuild())?.pathname ?? '',
    markup: markupInView(root),
    keptAt: deviceClock.now(),
  }
  const text = stylesFor(seen.markup)
  const view = keptView({ ...seen, styles: { text, hash: await sha256(text) } })
  if (!view) return
  const cache = await caches.open(cacheNames.keptViews)
  const owner = currentOwner()
  if (view.look.startsWith(`${owner} `)) await cache.put(address, Response.json(view, { headers: { [viewOwnerHeader]: owner } }))
  const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== '/')
  // In the order in which they were kept.
  await Promise.all(others.slice(0, Math.max(0, others.length - limits.keptViews.others)).map((request) => cache.delete(request)))
}

async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...hash))
}

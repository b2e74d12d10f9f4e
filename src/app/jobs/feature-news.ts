import { featureNews, rememberFeatures } from '#data/about/feature-news.ts'
import { onOwnerChange } from '#data/account/owner.ts'
import { isVisible, onReturn } from '#platform/page-lifecycle.ts'
import { featureToasts } from '#product/feature-notices.ts'
import { knownForMs } from '#state/first-visit.ts'
import { showToast, toasts } from '#state/toasts.ts'
import { router } from '#app/router.ts'
import { isPlaying } from './moments.ts'

/** Who has known Matinee for less than a day finds everything new. */
const newcomerMs = 24 * 3_600_000

/**
 * Tells what is new, once and never in the way: looked for when somebody signs in and whenever the tab becomes visible (specification,
 * section 4; decision T1). What fails is silent.
 */
export function startFeatureNews(): void {
  let isLooking = false
  const look = async (): Promise<void> => {
    if (isLooking || !isWelcome()) return
    isLooking = true
    const notice = await featureNews().catch(() => null)
    isLooking = false
    if (notice !== null && isWelcome()) tell(notice)
  }
  onOwnerChange(() => void look())
  onReturn(() => void look())
  void look()
}

/** One thing at a time: nothing plays, no panel is open, nothing else is told or asked. */
const isWelcome = (): boolean =>
  isVisible() && knownForMs() >= newcomerMs && toasts.list.length === 0 && !isPlaying() && document.querySelector('dialog:modal') === null

type FeatureNotice = NonNullable<Awaited<ReturnType<typeof featureNews>>>

function tell({ id, version, details: { link } }: FeatureNotice): void {
  const { noticeMs, moreAfterMs, moreMs } = featureToasts
  const learnMore = () => void router.navigate({ href: link })
  const remember = () => void rememberFeatures(version).catch(() => undefined)
  // In the log there is nothing left to answer.
  const shown = showToast({ notice: id, durationMs: noticeMs, actions: [{ label: 'gotIt', run: remember, isOpen: () => false }] })
  remember()
  const offerMore = (): void => {
    // Who has answered by then knows enough.
    if (isPlaying() || toasts.list.every((toast) => toast.id !== shown)) return
    showToast({ notice: 'feature-more', durationMs: moreMs, actions: [{ label: 'learnMore', run: learnMore }] })
  }
  setTimeout(offerMore, moreAfterMs)
}

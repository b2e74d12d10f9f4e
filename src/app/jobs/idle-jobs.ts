import { followAccent } from '#data/account/accent.ts'
import { engine } from '#data/engine.ts'
import { AgeText } from '#components/cards/age-mark.tsx'
import { SuggestionList } from '#components/search/search-box.tsx'
import { followRemovalRequest } from '#data/about/send-waiting.ts'
import { followArticlePictures } from '#data/news/article-pictures.ts'
import { followHome } from '#data/home/follow-home.ts'
import { followWatching } from '#data/watching/downloads/by-itself.ts'
import { followDownloads } from '#data/watching/downloads/fetching.ts'
import { followSources } from '#data/sources/records.ts'
import { followSessions } from '#data/account/session.ts'
import { followBadge } from '#data/sync/app-badge.ts'
import { i18n } from '#i18n/i18n.ts'
import { onLaunch } from '#platform/launches.ts'
import { whenIdle } from '#platform/page-lifecycle.ts'
import { reloadOnTakeover } from '#platform/service-worker.ts'
import { allowInstallToast, startInstall } from '#state/install.ts'
import { session } from '#state/session.ts'
import { keepViews } from '#app/kept-views/keep.ts'
import { startFeatureNews } from './feature-news.ts'
import { startNotices } from './notices.ts'
import { startPageTransitions } from '#app/navigation/page-transitions.ts'
import { router } from '#app/router.ts'

/** What may wait until the page has settled; a chunk of its own, so that the first screen does not carry it. */
export function startIdleJobs(): void {
  followAccent()
  followHome()
  followSessions()
  startInstall()
  const stop = engine.journal.onChange(() => {
    stop()
    allowInstallToast()
  })
  followDownloads()
  followWatching()
  followSources()
  followArticlePictures()
  followRemovalRequest()
  followBadge()
  onLaunch((href) => void router.navigate({ href }))
  startNotices()
  startFeatureNews()
  startPageTransitions()
  keepViews()
  reloadOnTakeover()
  // The library opens at a tap, offline as well: its code is here by then.
  if (session.status === 'member') void router.preloadRoute({ to: '/favorites' }).catch(() => undefined)
  AgeText.preload()
  SuggestionList.preload()
  // A browser takes 20 ms, that of a phone 70, for the first number of a page: not when somebody opens a list, which counts its titles.
  void whenIdle().then(() => i18n.number(0))
}

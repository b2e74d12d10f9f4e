import { Trans } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { whenIdle } from '#platform/page-lifecycle.ts'
import { appUpdate } from '#state/app-update.ts'
import { player } from '#state/player.ts'
import { BackButton } from '#ui/controls/back-button.ts'
import { BottomBar } from './bottom-bar.tsx'
import { backInterception } from '#app/navigation/back-interception.ts'
import { Header } from './header/header.tsx'
import { BookBar, DeferredOverlays, Footer, Player } from './lazy-panels.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import * as css from './shell.css.ts'

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const idle = useAfterIdle()
  const router = useRouter()
  const { history } = router
  const { applying } = useSnapshot(appUpdate)
  const interceptBack = useMemo(() => backInterception(history), [history])
  useMissedNavigation(router)
  return (
    <BackButton value={interceptBack}>
      <div className={css.root} inert={applying}>
        <a className={css.skip} href="#main">
          <Trans>Skip to content</Trans>
        </a>
        <Header />
        <PlayerPlace />
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <div className={css.footer}>
          {idle && (
            <Suspense>
              <Footer />
            </Suspense>
          )}
        </div>
        <BottomBar />
      </div>
      <RouteAnnouncer />
      {idle && (
        <Suspense>
          <DeferredOverlays />
        </Suspense>
      )}
    </BackButton>
  )
}

/** The player of this tab, while there is something in it. */
function PlayerPlace() {
  const { playing, book, place } = useSnapshot(player)
  return (
    <Suspense>
      {playing && <Player playing={playing} place={place} />}
      {book && <BookBar book={book} />}
    </Suspense>
  )
}

/** False during the first paint, true once the page has settled or somebody presses a key, which may be one of the page's: for what may come later. */
function useAfterIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const come = (): void => setIdle(true)
    addEventListener('keydown', come, { once: true })
    void whenIdle().then(come)
    return () => removeEventListener('keydown', come)
  }, [])
  return idle
}

/** The router listens from its first frame on: whoever went back before that, right after a reload, has moved on without it. */
function useMissedNavigation(router: AnyRouter): void {
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href) void router.load()
  }, [router])
}

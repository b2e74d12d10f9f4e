import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo } from 'react'
import { BackButton } from '#ui/controls/back-button.ts'
import { BottomBar } from './bottom-bar.tsx'
import { catchBackWith } from './catch-back.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateParts } from './lazy-panels.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useAfterIdle } from './use-after-idle.ts'
import { useEarlyMove } from './use-early-move.ts'
import * as css from './shell.css.ts'

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const idle = useAfterIdle()
  const router = useRouter()
  const { history } = router
  const catchBack = useMemo(() => catchBackWith(history), [history])
  useEarlyMove(router)
  return (
    <BackButton value={catchBack}>
      <div className={css.root}>
        <a className={css.skip} href="#main">
          <Trans>Skip to content</Trans>
        </a>
        <Header />
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <BottomBar />
      </div>
      <RouteAnnouncer />
      {idle && (
        <Suspense>
          <LateParts />
        </Suspense>
      )}
    </BackButton>
  )
}

import '#ui/theme/theme.css.ts'
import '#ui/theme/global.css.ts'
import './shell/first-paint.css.ts'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateLanguage, i18n } from '#i18n/i18n.ts'
import { whenIdle } from '#platform/page-lifecycle.ts'
import { appearance } from '#state/appearance.ts'
import { followLinks } from './navigation/links.ts'
import { restoreFocus } from './navigation/focus-restoration.ts'
import { loadFirstPage, router } from './router.ts'
import { startJobs } from './jobs/startup-jobs.ts'

// No top-level await: lazy chunks import this one statically and would wait for it for ever.
async function boot(root: HTMLElement): Promise<void> {
  await Promise.all([activateLanguage(appearance.language), loadFirstPage()])
  // In slices: the first screen is the largest render there is, and whoever presses a key meanwhile is heard between two of them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </StrictMode>,
    ),
  )
  followLinks()
  restoreFocus()
  const kept = document.getElementById('kept')
  const shown = kept
    ? import('./kept-views/take-over.ts').then(({ takeOver }) => takeOver(kept, root)).catch(() => kept.remove())
    : whenIdle()
  startJobs(shown)
}

const root = document.getElementById('root')
if (root) void boot(root)

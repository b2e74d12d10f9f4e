import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useCallback, useState } from 'react'
import { withWords } from '#i18n/i18n.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './tools.css.ts'

const ArrangeSheet = lazy(withWords(() => import('./arrange-sheet.tsx').then(({ ArrangeSheet }) => ({ default: ArrangeSheet }))))
const SurpriseSheet = lazy(withWords(() => import('./surprise-sheet.tsx').then(({ SurpriseSheet }) => ({ default: SurpriseSheet }))))

/** At the end of home: what to watch for those who cannot decide, and the page as each person wants it. */
export function Tools() {
  const [open, setOpen] = useState<'arrange' | 'surprise'>()
  const close = useCallback(() => setOpen(undefined), [])
  return (
    <div className={css.tools}>
      <Button onClick={() => setOpen('surprise')} aria-haspopup="dialog">
        <Trans>Surprise me</Trans>
      </Button>
      <Button onClick={() => setOpen('arrange')} aria-haspopup="dialog">
        <Trans>Arrange home</Trans>
      </Button>
      <Suspense>
        {open === 'arrange' && <ArrangeSheet onClose={close} />}
        {open === 'surprise' && <SurpriseSheet onClose={close} />}
      </Suspense>
    </div>
  )
}

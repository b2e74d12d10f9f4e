import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ShelfName } from '#contract/sync.ts'
import type { Arrangement } from '#domain/library/arrangement.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import { LibraryTabs, shelfNames, shelfPaths } from './library-tabs.tsx'
import * as css from './library.css.ts'
import { ShelfView } from './shelf-view.tsx'

interface LibraryScreenProps {
  shelf: ShelfName
  arrangement: Arrangement
}

/** A member's lists, each at an address of its own. */
export function LibraryScreen({ shelf, arrangement }: LibraryScreenProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const name = i18n._(shelfNames[shelf])
  return (
    <div className={css.screen}>
      <title>{t`${name} – Matinee`}</title>
      <h1 className={visuallyHidden}>{name}</h1>
      <LibraryTabs shelf={shelf} />
      <ShelfView
        shelf={shelf}
        arrangement={arrangement}
        onArrange={(search) => void navigate({ to: shelfPaths[shelf], search, replace: true, resetScroll: false })}
      />
    </div>
  )
}

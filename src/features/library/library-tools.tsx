import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ShelfName } from '#contract/sync.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segmented } from '#ui/controls/choice.tsx'
import * as css from './library.css.ts'
import type { Selection } from './selection.ts'

interface LibraryToolsProps {
  shelf: ShelfName
  /** Undefined while the database opens. */
  count: number | undefined
  order: 'newest' | 'oldest'
  selection: Selection
}

/** How much there is, and what can be done with all of it. */
export function LibraryTools({ shelf, count, order, selection }: LibraryToolsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const choose = (next: 'newest' | 'oldest') =>
    void navigate({ to: '/watch-history', search: next === 'oldest' ? { order: next } : {}, replace: true, resetScroll: false })
  if (!count) return <div className={css.tools} />
  return (
    <div className={css.tools}>
      <p className={css.count}>
        <Plural value={count} one="# title" other="# titles" />
      </p>
      {shelf === 'watch_history' && (
        <Segmented
          quiet
          label={<Trans>Order</Trans>}
          value={order}
          options={[
            ['newest', t`Newest`],
            ['oldest', t`Oldest`],
          ]}
          onChoose={choose}
        />
      )}
      <Button look="plain" aria-pressed={selection.picked !== undefined} onClick={selection.picked ? selection.stop : selection.start}>
        <Trans>Select</Trans>
      </Button>
    </div>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { removeFrom } from '#data/library/removals.ts'
import type { ShelfName } from '#contract/sync.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './library.css.ts'

interface PickedBarProps {
  shelf: ShelfName
  picked: ReadonlySet<string>
  onDone: () => void
}

/** What to do with what was picked. */
export function PickedBar({ shelf, picked, onDone }: PickedBarProps) {
  const remove = (): void => {
    void removeFrom(shelf, [...picked])
    onDone()
  }
  return (
    <div className={css.pickedBar}>
      <span className={css.pickedCount}>
        <Plural value={picked.size} _0="Nothing picked" one="# picked" other="# picked" />
      </span>
      <Button look="plain" onClick={onDone}>
        <Trans>Cancel</Trans>
      </Button>
      <Button look="primary" disabled={picked.size === 0} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/controls/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './arrange-sheet.css.ts'

interface ArrangeRowProps {
  name: string
  shown: boolean
  first: boolean
  last: boolean
  onToggle: () => void
  onMove: (step: -1 | 1) => void
}

/** One row of home: shown or not, and a place up or down. */
export function ArrangeRow({ name, shown, first, last, onToggle, onMove }: ArrangeRowProps) {
  const { t } = useLingui()
  return (
    <li className={css.row}>
      <IconButton label={t`Move ${name} up`} aria-disabled={first} onClick={() => onMove(-1)}>
        <ChevronDownIcon size={20} className={css.up} />
      </IconButton>
      <IconButton label={t`Move ${name} down`} aria-disabled={last} onClick={() => onMove(1)}>
        <ChevronDownIcon size={20} />
      </IconButton>
      <Switch label={name} on={shown} onChange={onToggle} />
    </li>
  )
}

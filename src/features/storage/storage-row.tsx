import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { Button } from '#ui/controls/button.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './storage.css.ts'

/** The kinds of data that the page counts. */
export type Part = keyof typeof css.fill

interface StorageRowProps {
  part: Part
  name: ReactNode
  note: ReactNode
  /** Undefined while it is counted, null where the browser does not report it. */
  bytes: number | null | undefined
  /** How it is emptied; left out for what must stay. */
  drop?: { disabled: boolean; run: () => Promise<void> }
}

/** One kind of thing that is kept, how much there is of it, and the button that empties it. */
export function StorageRow({ part, name, note, bytes, drop }: StorageRowProps) {
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const empty = async (): Promise<void> => {
    setBusy(true)
    await drop?.run()
    setBusy(false)
  }
  return (
    <li className={css.row}>
      <span className={`${css.swatch} ${css.fill[part]}`} aria-hidden="true" />
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.note}>{note}</p>
      </div>
      <p className={css.size}>{bytes === null ? '–' : bytes !== undefined && format.size(bytes)}</p>
      {drop && (
        <Button className={css.action} disabled={drop.disabled || busy} onClick={() => void empty()}>
          <Trans>Clear</Trans>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

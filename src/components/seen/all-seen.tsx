import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/button.tsx'
import * as css from './seen-note.css.ts'

/** Stands where titles would be all of which are hidden. */
export function AllSeen({ onShow }: { onShow: () => void }) {
  return (
    <div className={css.note}>
      <p>
        <Trans>You have seen everything here.</Trans>
      </p>
      <Button onClick={onShow}>
        <Trans>Show what I have seen</Trans>
      </Button>
    </div>
  )
}

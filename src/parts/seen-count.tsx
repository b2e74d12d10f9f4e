import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { HiddenCount } from './hidden-count.tsx'
import * as css from './seen-note.css.ts'

interface SeenCountProps {
  hidden: number
  onShow: () => void
}

/** Below titles of which some are hidden: how many, and the way to see them here. */
export function SeenCount({ hidden, onShow }: SeenCountProps) {
  if (hidden === 0) return null
  return (
    <p className={css.count}>
      <span role="status">
        <HiddenCount hidden={hidden} />
      </span>
      <Button look="plain" onClick={onShow}>
        <Trans>Show what I have seen</Trans>
      </Button>
    </p>
  )
}

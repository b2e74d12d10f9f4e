import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/button.tsx'
import * as css from './seen-note.css.ts'

/** Says how many titles are left out because somebody has seen them; nothing where none is. */
export function HiddenCount({ hidden }: { hidden: number }) {
  return hidden > 0 && <Plural value={hidden} one="# seen title hidden" other="# seen titles hidden" />
}

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

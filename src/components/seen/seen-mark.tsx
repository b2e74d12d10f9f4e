import { Trans } from '@lingui/react/macro'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './seen-mark.css.ts'

/** The tick of a title that somebody has seen: on its poster, or before its name. */
export function SeenMark({ place = 'onPoster' }: { place?: 'onPoster' | 'inWords' }) {
  return (
    <span className={place === 'onPoster' ? css.onPoster : css.inWords}>
      <CheckIcon size={16} />
      <VisuallyHidden>
        <Trans>Seen</Trans>
      </VisuallyHidden>
    </span>
  )
}

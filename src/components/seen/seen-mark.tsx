import { Trans } from '@lingui/react/macro'
import { CheckIcon, CircleCheckIcon, CircleIcon } from '#ui/icons/later-icons.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './seen-mark.css.ts'

/** What is in a button that notes something as watched: a state, whose sign says whether it holds. */
export function WatchedLabel({ watched }: { watched: boolean }) {
  const Icon = watched ? CircleCheckIcon : CircleIcon
  return (
    <>
      <Icon size={20} />
      <Trans>Watched</Trans>
    </>
  )
}

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

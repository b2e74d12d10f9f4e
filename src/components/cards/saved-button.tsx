import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { type SavedList, toggleSaved, useSavedTitle } from '#data/library/saved-titles.ts'
import type { Title } from '#domain/title/title.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import type { IconProps } from '#ui/icons/icon.tsx'
import { BookmarkFilledIcon, BookmarkIcon, HeartFilledIcon, HeartIcon } from '#ui/icons/icons.tsx'
import * as css from './saved-button.css.ts'

interface SavedButtonProps {
  title: Title
  /** Which list: the heart of the favorites, or the bookmark of the watchlist. */
  list?: SavedList
  /** `bare`: the sign alone, beside a name. `round` and `words`: a button beside others. */
  look: 'bare' | 'round' | 'words'
  /** -1 on a card, which is one stop of Tab: there a letter does the same. */
  tabIndex?: -1
}

/** Of one list; each pair is for a title that is not on it, and for one that is. */
interface Sign {
  name: MessageDescriptor
  icons: readonly [ComponentType<IconProps>, ComponentType<IconProps>]
  /** What a press does, as a tooltip; with the title's name for those who hear it. */
  press: readonly [MessageDescriptor, MessageDescriptor]
  pressNamed: readonly [MessageDescriptor, MessageDescriptor]
}

const signs: Record<SavedList, Sign> = {
  favorites: {
    name: msg`Favorites`,
    icons: [HeartIcon, HeartFilledIcon],
    press: [msg`Add to Favorites`, msg`Remove from Favorites`],
    pressNamed: [msg`Add {name} to favorites`, msg`Remove {name} from favorites`],
  },
  watchlist: {
    name: msg`Watchlist`,
    icons: [BookmarkIcon, BookmarkFilledIcon],
    press: [msg`Add to Watchlist`, msg`Remove from Watchlist`],
    pressNamed: [msg`Add {name} to watchlist`, msg`Remove {name} from watchlist`],
  },
}

const looks = { bare: css.bare, round: `${buttonClass()} ${css.round}`, words: `${buttonClass()} ${css.pressed}` }

/** Puts a title on one of a person's lists, or takes it off. */
export function SavedButton({ title, list = 'favorites', look, tabIndex }: SavedButtonProps) {
  const { i18n } = useLingui()
  const { kept, deciding } = useSavedTitle(list, title.type, title.id)
  const { name, icons, press, pressNamed } = signs[list]
  const now = kept ? 1 : 0
  const Icon = icons[now]
  return (
    <button
      type="button"
      className={looks[look]}
      tabIndex={tabIndex}
      aria-pressed={kept}
      aria-label={i18n._({ ...pressNamed[now], values: { name: title.title } })}
      title={i18n._(press[now])}
      aria-disabled={deciding}
      onClick={() => !deciding && void toggleSaved(list, title, kept)}
    >
      <Icon size={20} className={css.icon} />
      {look === 'words' && i18n._(name)}
    </button>
  )
}

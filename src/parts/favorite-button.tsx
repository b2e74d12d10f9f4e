import { useLingui } from '@lingui/react/macro'
import { toggleFavorite, useFavorite } from '#data/favorites.ts'
import type { Title } from '#domain/title.ts'
import { buttonClass } from '#ui/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#ui/icons.tsx'
import * as css from './favorite-button.css.ts'

interface FavoriteButtonProps {
  title: Title
  /** `picture`: a small heart laid over artwork. `round` and `words`: a button beside others. */
  look?: 'picture' | 'round' | 'words'
}

const looks = { picture: css.onPicture, round: `${buttonClass()} ${css.round}`, words: `${buttonClass()} ${css.pressed}` }

/** The heart of a title: adds it to the favorites, or removes it. */
export function FavoriteButton({ title, look = 'picture' }: FavoriteButtonProps) {
  const { t } = useLingui()
  const { kept: on, deciding } = useFavorite(title.type, title.id)
  const name = title.title
  const Heart = on ? HeartFilledIcon : HeartIcon
  return (
    <button
      type="button"
      className={looks[look]}
      aria-pressed={on}
      aria-label={on ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
      title={on ? t`Remove from Favorites` : t`Add to Favorites`}
      aria-disabled={deciding}
      onClick={() => !deciding && void toggleFavorite(title)}
    >
      <Heart size={20} className={css.icon} />
      {look === 'words' && t`Favorites`}
    </button>
  )
}

import { plural } from '@lingui/core/macro'
import { useOwnStars } from '#data/library/opinion.ts'
import type { Title } from '#domain/title/title.ts'
import { StarIcon } from '#ui/icons/later-icons.tsx'
import * as css from './own-stars.css.ts'

/** How many stars a person gave a title, laid over its poster; nothing while there is no rating. */
export function OwnStars({ title }: { title: Title }) {
  const star = useOwnStars(title)
  if (star === null) return null
  return (
    <span className={css.mark} role="img" aria-label={plural(star, { one: `${star} star`, other: `${star} stars` })}>
      {star}
      <StarIcon size={12} />
    </span>
  )
}

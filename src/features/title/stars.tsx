import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { CloseIcon, StarIcon } from '#ui/icons/later-icons.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as css from './own-opinion.css.ts'

interface StarsProps {
  label: string
  /** One to five, or none. */
  value: number | null
  disabled: boolean
  /** Null takes the rating back. */
  onRate: (stars: number | null) => void
}

/** One to five stars; arrow keys move between them, and the cross takes the rating back. */
export function Stars({ label, value, disabled, onRate }: StarsProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div className={css.rating}>
      <fieldset className={css.stars} disabled={disabled}>
        <legend className={visuallyHidden}>{label}</legend>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={css.star} data-lit={value !== null && star <= value}>
            <input
              type="radio"
              className={css.input}
              name={name}
              checked={value === star}
              onChange={() => onRate(star)}
              aria-label={plural(star, { one: `${star} star`, other: `${star} stars` })}
            />
            <StarIcon size={28} />
          </label>
        ))}
      </fieldset>
      <span className={css.words}>{value === null ? <Trans>Rate this</Trans> : <Trans>{value} of 5</Trans>}</span>
      {value !== null && (
        <IconButton label={t`Take your rating back`} onClick={() => onRate(null)}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </div>
  )
}

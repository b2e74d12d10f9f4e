import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { noteLength } from '#contract/entities/title-notes.ts'
import { rate, useOpinion, writeNote } from '#data/library/opinion.ts'
import type { Title } from '#domain/title/title.ts'
import { session } from '#state/session.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useAutosavedDraft } from '#ui/controls/use-autosaved-draft.ts'
import { CloseIcon, StarIcon } from '#ui/icons/later-icons.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as css from './own-opinion.css.ts'
import { OwnTags } from './own-tags.tsx'

/** A person's own stars, words and tags of a title; on this device, and for a member on all of theirs. */
export function OwnOpinion({ title }: { title: Title }) {
  const { t } = useLingui()
  const opinion = useOpinion(title)
  const { status } = useSnapshot(session)
  const { stars, note } = opinion ?? { stars: null, note: '' }
  return (
    <section className={css.section} aria-busy={opinion === undefined}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>What you think</Trans>
        </h2>
        <Stars label={t`Your rating`} value={stars} disabled={opinion === undefined} onRate={(next) => void rate(title, next)} />
      </div>
      <OwnNote kept={note} disabled={opinion === undefined} onSave={(next) => void writeNote(title, next)} />
      <OwnTags title={title} />
      <p className={css.hint}>
        {status === 'guest' ? (
          <Trans>Kept on this device. It is added to your account when you log in.</Trans>
        ) : (
          <Trans>Only you see this, on all your devices.</Trans>
        )}
      </p>
    </section>
  )
}

interface StarsProps {
  label: string
  /** One to five, or none. */
  value: number | null
  disabled: boolean
  /** Null takes the rating back. */
  onRate: (stars: number | null) => void
}

/** One to five stars; arrow keys move between them, and the cross takes the rating back. */
function Stars({ label, value, disabled, onRate }: StarsProps) {
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

/** From this length on the number of characters is shown. */
const countFrom = noteLength - 200

interface OwnNoteProps {
  /** The note as it is kept; another device may change it. */
  kept: string
  disabled: boolean
  onSave: (note: string) => void
}

/** A few words of one's own, kept without a button. */
function OwnNote({ kept, disabled, onSave }: OwnNoteProps) {
  const id = useId()
  const { text, write, leave, isKept } = useAutosavedDraft(kept, onSave)
  const used = text.length
  return (
    <div className={css.note}>
      <label className={css.label} htmlFor={id}>
        <Trans>Your note</Trans>
      </label>
      <textarea
        id={id}
        className={css.text}
        rows={3}
        maxLength={noteLength}
        disabled={disabled}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
      <p className={css.state} aria-live="polite">
        <span>{isKept && <Trans>Saved</Trans>}</span>
        {used >= countFrom && (
          <span>
            <Trans>
              {used} of {noteLength} characters
            </Trans>
          </span>
        )}
      </p>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { noteLength } from '#contract/notes.ts'
import { useAutosavedDraft } from '#ui/controls/use-autosaved-draft.ts'
import * as css from './own-opinion.css.ts'

/** So near the end of the room a writer is told how much is left. */
const tellFrom = noteLength - 200

interface OwnNoteProps {
  /** The note as it is kept; another device may change it. */
  kept: string
  disabled: boolean
  onSave: (note: string) => void
}

/** A few words of one's own, kept without a button. */
export function OwnNote({ kept, disabled, onSave }: OwnNoteProps) {
  const id = useId()
  const { text, write, leave } = useAutosavedDraft(kept, onSave)
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
      {used >= tellFrom && (
        <p className={css.hint} aria-live="polite">
          <Trans>
            {used} of {noteLength} characters
          </Trans>
        </p>
      )}
    </div>
  )
}

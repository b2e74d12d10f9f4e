import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { saveOpinion, useOpinion } from '#data/library/title-note.ts'
import type { Title } from '#domain/title/title.ts'
import { session } from '#state/session.ts'
import { OwnNote } from './own-note.tsx'
import * as css from './own-opinion.css.ts'
import { Stars } from './stars.tsx'

/** A person's own stars and words about a title; on this device, and for a member on all of theirs. */
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
        <Stars
          label={t`Your rating`}
          value={stars}
          disabled={opinion === undefined}
          onRate={(next) => void saveOpinion(title, { stars: next })}
        />
      </div>
      <OwnNote kept={note} disabled={opinion === undefined} onSave={(next) => void saveOpinion(title, { note: next })} />
      <p className={css.hint}>
        {status === 'guest' ? (
          <Trans>Kept on this device. It comes along when you log in.</Trans>
        ) : (
          <Trans>Only you see this, on all your devices.</Trans>
        )}
      </p>
    </section>
  )
}

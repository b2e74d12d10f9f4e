import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useFormat } from '#i18n/formats.ts'
import { watchPath } from '#components/links/title-path.ts'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { onPicture } from '#components/cards/saved-button.css.ts'
import { TitleCard } from '#components/cards/title-card.tsx'
import { link } from '#components/pictures/artwork.css.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { Row } from './row.tsx'
import { EpisodeName } from '#components/cards/episode-name.tsx'
import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import { watchableKey } from '#contract/media.ts'
import { useTitleWords } from '#data/library/title-words.ts'
import { nowMs } from '#data/today.ts'
import { removeProgress, useContinueWatching } from '#data/watching/continue-watching.ts'
import { minutesLeft, shareWatched } from '#domain/watching/progress.ts'
import { session } from '#state/session.ts'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import * as css from './continue-row.css.ts'

/**
 * The titles somebody has begun, the latest first; nothing when there are none or they are switched off (specification, section 5). What a
 * guest has begun on this device goes by another name (decision A2).
 */
export function ContinueRow({ fallback }: { fallback: ReactNode }) {
  const { t } = useLingui()
  const { status } = useSnapshot(session)
  const entries = useContinueWatching()
  if (entries === undefined) return fallback
  if (entries.length === 0) return null
  return (
    <Row id="continue" title={status === 'member' ? t`Continue Watching` : t`Pick up on this device`} cards="resumes">
      {entries.map((entry) => (
        <ContinueCard key={watchableKey(entry)} entry={entry} />
      ))}
    </Row>
  )
}

/** One title to go on with: where it was left, how much is left, and how long ago that was (specification, section 9). */
function ContinueCard({ entry }: { entry: ContinueWatching }) {
  const { t } = useLingui()
  const format = useFormat()
  const { updated_at: notedAt } = entry
  const { title: name } = useTitleWords({ type: entry.media_type, id: entry.media_id, title: entry.title })
  const left = minutesLeft(entry)
  const ago = notedAt === undefined ? '' : format.ago(notedAt, nowMs())
  return (
    <article className={css.card}>
      <a href={watchPath(entry, name)} className={link} data-card>
        <span className={`${css.picture} ${inkOf(entry.media_id)}`}>
          <Picture path={entry.backdrop_path} widths={['w342', 'w500', 'w780']} sizes="300px" ratio={9 / 16}>
            <TitleCard title={name} />
          </Picture>
          <ProgressBar share={shareWatched(entry)} className={css.bar} />
        </span>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          <span className={css.words}>
            {entry.season !== null && (
              <>
                <EpisodeName of={entry} /> ·{' '}
              </>
            )}
            {left !== null && <Trans>{left} min left</Trans>}
          </span>
          <span>{ago}</span>
        </span>
      </a>
      <div className={css.remove} data-actions>
        <button
          type="button"
          className={onPicture}
          tabIndex={-1}
          data-remove
          aria-label={t`Remove ${name} from this row`}
          title={t`Remove`}
          onClick={() => void removeProgress(entry)}
        >
          <CloseIcon size={18} className={css.cross} />
        </button>
      </div>
    </article>
  )
}

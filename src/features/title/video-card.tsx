import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Video } from '#domain/title/videos.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import * as css from './videos.css.ts'

/** One video behind a picture of ours: nothing is asked of the video service before the click (decision W9). */
export function VideoCard({ video, picture }: { video: Video; picture: string | null }) {
  const { t } = useLingui()
  const [playing, setPlaying] = useState(false)
  const { name } = video
  return (
    <div>
      {playing ? (
        <div className={css.stage}>
          {/* The player needs scripts and its own origin; it is another site, so a sandbox with both would hold nothing. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            className={css.frame}
            src={`https://www.youtube-nocookie.com/embed/${video.key}?autoplay=1`}
            title={name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      ) : (
        <button type="button" className={css.stage} onClick={() => setPlaying(true)} aria-label={t`Play “${name}” from YouTube`} data-card>
          <Picture path={picture} widths={['w500']} sizes="330px" ratio={9 / 16} />
          <span className={css.play}>
            <span className={css.disc}>
              <PlayIcon />
            </span>
          </span>
        </button>
      )}
      <p className={css.name} lang={video.language || undefined}>
        {name}
      </p>
      <p className={css.source}>
        <Trans>Loads from YouTube when you press play</Trans>
      </p>
    </div>
  )
}

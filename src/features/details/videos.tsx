import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Video } from '#domain/details.ts'
import { Picture } from '#parts/picture.tsx'
import { Row } from '#parts/row.tsx'
import { PlayIcon } from '#ui/icons.tsx'
import * as css from './videos.css.ts'

/** Trailers and the like behind a picture of ours: nothing is asked of the video service before the click (decision W9). */
export function Videos({ videos, backdropPath }: { videos: readonly Video[]; backdropPath: string | null }) {
  const { t } = useLingui()
  if (videos.length === 0) return null
  return (
    <Row id="videos" title={t`Videos`} cards="landscapes">
      {videos.slice(0, 12).map((video) => (
        <VideoCard key={video.key} video={video} backdropPath={backdropPath} />
      ))}
    </Row>
  )
}

function VideoCard({ video, backdropPath }: { video: Video; backdropPath: string | null }) {
  const { t } = useLingui()
  const [playing, setPlaying] = useState(false)
  const name = video.name
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
        <button type="button" className={css.stage} onClick={() => setPlaying(true)} aria-label={t`Play “${name}” from YouTube`}>
          <Picture path={backdropPath} widths={['w500']} sizes="330px" ratio={9 / 16} />
          <span className={css.play}>
            <span className={css.disc}>
              <PlayIcon />
            </span>
          </span>
        </button>
      )}
      <p className={css.name}>{name}</p>
      <p className={css.source}>
        <Trans>Loads from YouTube when you press play</Trans>
      </p>
    </div>
  )
}

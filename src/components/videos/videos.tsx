import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Picture } from '#components/pictures/picture.tsx'
import { Row } from '#components/rows/row.tsx'
import { type Video, videoKinds, videosByKind } from '#domain/title/videos.ts'
import { videoKindNames } from '#i18n/title-names.ts'
import { ChipChoice } from '#ui/controls/chip-choice.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import * as css from './videos.css.ts'

interface VideosProps {
  videos: readonly Video[]
  /** Pictures of the title itself, for the videos' have to be asked of the video service. */
  pictures: readonly string[]
}

/** Everything beside the title itself, by kind: trailers, clips, what happened behind the scenes ... */
export function Videos({ videos, pictures }: VideosProps) {
  const { t, i18n } = useLingui()
  const groups = videosByKind(videos)
  const kinds = videoKinds.filter((kind) => groups[kind].length > 0)
  const [chosen, choose] = useState<(typeof kinds)[number]>()
  if (videos.length === 0) return null
  const shown = chosen === undefined ? kinds.flatMap((kind) => groups[kind]) : groups[chosen]
  return (
    <div className={css.videos}>
      <Row id="videos" title={t`Videos`} cards="landscapes">
        {shown.map((video) => (
          <VideoCard key={video.key} video={video} picture={pictures[videos.indexOf(video) % pictures.length] ?? null} />
        ))}
      </Row>
      <ChipChoice
        label={t`Kinds of videos`}
        kinds={kinds.map((kind) => ({ kind, name: i18n._(videoKindNames[kind]), count: groups[kind].length }))}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  )
}

/** One video behind a picture of ours: nothing is asked of the video service before the click (decision W9). */
function VideoCard({ video, picture }: { video: Video; picture: string | null }) {
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

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { videoKinds, type Video, videosByKind } from '#domain/title/videos.ts'
import { videoKindNames } from '#i18n/title-names.ts'
import { Row } from '#components/rows/row.tsx'
import { ChipChoice } from '#ui/controls/chip-choice.tsx'
import { VideoCard } from './video-card.tsx'
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
    <div className={css.shelf}>
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

import { useLingui } from '@lingui/react/macro'
import { useEpisodeName } from '#components/episodes/episode-words.tsx'
import { today } from '#data/today.ts'
import { type Episode, isAired } from '#domain/title/season.ts'
import * as css from './panels.css.ts'
import { useStage } from './stage.ts'

/** The episodes of the season that have been on. */
export function EpisodesPanel() {
  const { t } = useLingui()
  const { beside } = useStage()
  return (
    <div className={css.sources} role="group" aria-label={t`Episodes`}>
      {beside.season
        .filter((episode) => isAired(episode, today()))
        .map((episode) => (
          <EpisodeChoice key={episode.number} episode={episode} />
        ))}
    </div>
  )
}

function EpisodeChoice({ episode }: { episode: Episode }) {
  const { commands, what, openPanel } = useStage()
  const name = useEpisodeName(episode)
  const choose = (): void => {
    openPanel(null)
    commands.playEpisode(episode)
  }
  return (
    <button type="button" className={css.source} aria-pressed={episode.number === what.watchable.episode} onClick={choose}>
      <span lang={episode.foreign?.name}>
        {episode.number} · {name}
      </span>
    </button>
  )
}

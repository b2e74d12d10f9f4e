import { useLingui } from '@lingui/react/macro'
import { episodePath, inOrder, neighbours, seasonPath } from '#domain/title/episodes.ts'
import type { Season, SeasonDetails } from '#domain/title/season.ts'
import { useSeasonName } from '#features/season/season-name.tsx'
import { Steps } from '#features/title/steps.tsx'

interface EpisodeStepsProps {
  show: number
  season: SeasonDetails | undefined
  seasons: readonly Season[]
  number: number
}

/** From one episode to the next; at the ends of a season to the seasons beside it. */
export function EpisodeSteps({ show, season, seasons, number }: EpisodeStepsProps) {
  const { t } = useLingui()
  const beside = neighbours(inOrder(seasons), season?.number ?? -1)
  const nameBefore = useSeasonName(beside.before ?? { name: '', number: 0 })
  const nameAfter = useSeasonName(beside.after ?? { name: '', number: 0 })
  if (!season) return null
  const { before, after } = neighbours(season.episodes, number)
  const toSeason = (of: Season | undefined, name: string) => of && { href: seasonPath(show, of.number), name }
  const toEpisode = (of: { season: number; number: number }) => {
    const { number } = of
    return { href: episodePath(show, { season: season.number, number }), name: t`Episode ${number}` }
  }
  return (
    <Steps
      label={t`Other episodes`}
      before={before ? toEpisode(before) : toSeason(beside.before, nameBefore)}
      after={after ? toEpisode(after) : toSeason(beside.after, nameAfter)}
    />
  )
}

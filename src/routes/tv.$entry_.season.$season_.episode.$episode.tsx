import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { numberFromSegment } from '#domain/title/season.ts'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const EpisodeScreen = lazyRouteComponent(
  withWords(() => import('#features/episode/episode-screen.tsx')),
  'EpisodeScreen',
)

interface Params {
  entry: string
  season: string
  episode: string
}

const idsIn = ({ entry, season, episode }: Params) => [idFromSegment(entry), numberFromSegment(season), numberFromSegment(episode)] as const

export const Route = createFileRoute('/tv/$entry_/season/$season_/episode/$episode')({
  loader: ({ params }) => {
    const [show, season, episode] = idsIn(params)
    return loadKnown({
      screen: EpisodeScreen,
      prepare:
        show === undefined || season === undefined || episode === undefined
          ? undefined
          : async () => (await import('#data/title/seasons.ts')).prepareEpisode(show, season, episode),
    })
  },
  component: function Screen() {
    const [show = 0, season = 0, episode = 0] = idsIn(Route.useParams())
    return <EpisodeScreen key={`${show}:${season}:${episode}`} show={show} season={season} episode={episode} />
  },
})

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { numberFromSegment } from '#domain/title/season.ts'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const SeasonScreen = lazyRouteComponent(
  withWords(() => import('#features/season/season-screen.tsx')),
  'SeasonScreen',
)

const idsIn = ({ entry, season }: { entry: string; season: string }) => [idFromSegment(entry), numberFromSegment(season)] as const

export const Route = createFileRoute('/tv/$entry_/season/$season')({
  loader: ({ params }) => {
    const [show, season] = idsIn(params)
    return loadKnown({
      screen: SeasonScreen,
      prepare:
        show === undefined || season === undefined
          ? undefined
          : async () => (await import('#data/title/seasons.ts')).prepareSeason(show, season),
    })
  },
  component: function Screen() {
    const [show = 0, season = 0] = idsIn(Route.useParams())
    return <SeasonScreen key={`${show}:${season}`} show={show} season={season} />
  },
})

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const PersonScreen = lazyRouteComponent(
  withWords(() => import('#features/people/person-screen.tsx')),
  'PersonScreen',
)

export const Route = createFileRoute('/person/$id')({
  loader: ({ params }) => {
    const id = idFromSegment(params.id)
    return loadKnown({
      screen: PersonScreen,
      prepare: id === undefined ? undefined : async () => (await import('#data/people/people.ts')).preparePerson(id),
    })
  },
  component: function Screen() {
    const id = idFromSegment(Route.useParams().id) ?? 0
    return <PersonScreen key={id} id={id} />
  },
})

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const CollectionScreen = lazyRouteComponent(
  withWords(() => import('#features/collection/collection-screen.tsx')),
  'CollectionScreen',
)

export const Route = createFileRoute('/collection/$id')({
  loader: ({ params }) => {
    const id = idFromSegment(params.id)
    return loadKnown({
      screen: CollectionScreen,
      prepare: id === undefined ? undefined : async () => (await import('#data/title/details.ts')).prepareCollection(id),
    })
  },
  component: function Screen() {
    const id = idFromSegment(Route.useParams().id) ?? 0
    return <CollectionScreen key={id} id={id} />
  },
})

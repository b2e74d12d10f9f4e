import { createFileRoute } from '@tanstack/react-router'
import { AudiobooksPage, loadAudiobooks } from './-audiobooks.tsx'

interface Search {
  /** The place to begin at: a chapter, and a moment of it. */
  chapter?: string | undefined
  t?: string | undefined
}

export const Route = createFileRoute('/listen/$')({
  validateSearch: (search: Search): Search => search,
  loader: ({ params }) => loadAudiobooks(params['_splat'] ?? ''),
  component: function Screen() {
    return <AudiobooksPage address={Route.useParams()['_splat']} {...Route.useSearch()} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { loadNews, NewsPage } from './-news.tsx'

interface Search {
  view?: string | undefined
  source?: string | undefined
  language?: string | undefined
}

export const Route = createFileRoute('/news/')({
  // The screen looks each up among those there are: whatever else they name, it chooses.
  validateSearch: (search: Search): Search => search,
  loader: loadNews,
  component: function Screen() {
    return <NewsPage {...Route.useSearch()} />
  },
})

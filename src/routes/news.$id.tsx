import { createFileRoute } from '@tanstack/react-router'
import { loadNews, NewsPage } from './-news.tsx'

export const Route = createFileRoute('/news/$id')({
  loader: loadNews,
  component: function Screen() {
    return <NewsPage article={Route.useParams().id} />
  },
})

import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'

export const NewsPage = lazyRouteComponent(
  withWords(() => import('#features/news/news-screen.tsx')),
  'NewsPage',
)

/** Starts what every page of news needs. */
export async function loadNews(): Promise<void> {
  await Promise.all([NewsPage.preload?.(), import('#data/news/news.ts').then(({ prepareNews }) => prepareNews())])
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { articlePath } from '#components/links/paths.ts'
import type { Article } from '#contract/news.ts'
import { nowMs } from '#data/today.ts'
import { localDay } from '#domain/calendar-date.ts'
import { grouped } from '#domain/grouped.ts'
import { useFormat } from '#i18n/formats.ts'
import { newsRead } from '#state/news.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import { ArticlePicture } from './article-picture.tsx'
import * as css from './news.css.ts'

/** Where the person is; empty without a date. */
const dayOf = ({ published_at }: Article): string => (published_at === null ? '' : localDay(new Date(published_at)))

/** So many may be in view when the list comes: laid out later, they would push each other away. */
const firstInView = 12

/** Articles by day; those that were saved in the order in which they were, with the day on each. */
export function ArticleList({ articles, isSaved = false }: { articles: readonly Article[]; isSaved?: boolean }) {
  const format = useFormat()
  const { ids } = useSnapshot(newsRead)
  const read = new Set(ids)
  const first = new Set(articles.slice(0, firstInView).map(({ id }) => id))
  if (isSaved) return <Rows articles={articles} first={first} read={read} isDayShown />
  return grouped(articles, dayOf).map((ofDay) => {
    const { published_at: at } = ofDay[0]
    return (
      <section key={dayOf(ofDay[0])}>
        <h2 className={css.day}>{at === null ? <Trans>Without a date</Trans> : format.dayHeading(Date.parse(at), nowMs())}</h2>
        <Rows articles={ofDay} first={first} read={read} />
      </section>
    )
  })
}

interface RowsProps {
  articles: readonly Article[]
  first: ReadonlySet<string>
  read: ReadonlySet<string>
  isDayShown?: boolean
}

const Rows = ({ articles, first, read, isDayShown = false }: RowsProps) => (
  <ul className={css.list}>
    {articles.map((article) => (
      <li key={article.id} className={first.has(article.id) ? undefined : css.item}>
        <ArticleRow article={article} isRead={read.has(article.id)} isDayShown={isDayShown} />
      </li>
    ))}
  </ul>
)

function ArticleRow({ article, isRead, isDayShown }: { article: Article; isRead: boolean; isDayShown: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, title, summary, language, picture, source, published_at } = article
  const at = published_at === null ? null : Date.parse(published_at)
  const when = at === null ? '' : isDayShown ? format.timeOrDay(at, nowMs()) : format.ago(at, nowMs())
  return (
    <a href={articlePath(id)} className={picture === null ? css.words : css.row} data-card>
      {picture !== null && <ArticlePicture url={picture} className={css.thumbnail} />}
      <span className={css.text}>
        <span className={css.whose}>
          {!isRead && (
            <span className={css.unread}>
              <span className={visuallyHidden}>{t`Unread`}</span>
            </span>
          )}
          {[source.name, when].filter(Boolean).join(' · ')}
        </span>
        <span className={isRead ? css.headlineRead : css.headline} lang={language || undefined}>
          {title}
        </span>
        {summary !== '' && (
          <span className={css.summary} lang={language || undefined}>
            {summary}
          </span>
        )}
      </span>
    </a>
  )
}

export const ArticleListSkeleton = () => (
  <div className={css.list} aria-busy="true">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} height="108px" />
    ))}
  </div>
)

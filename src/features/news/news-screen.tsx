import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'
import * as plain from '#components/page/plain-page.css.ts'
import type { Article } from '#contract/news.ts'
import { useNews } from '#data/news/news.ts'
import { useSavedArticles } from '#data/news/saved-articles.ts'
import { type ArticleFilter, languageShown, languagesOf, shownArticles, sourcesOf } from '#domain/news/shown-articles.ts'
import { useFormat } from '#i18n/formats.ts'
import { appearance } from '#state/appearance.ts'
import { Select } from '#ui/controls/choice.tsx'
import { BookmarkIcon } from '#ui/icons/icons.tsx'
import { LinesIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ArticleList, ArticleListSkeleton } from './article-list.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { YourTitles } from './your-titles.tsx'
import * as css from './news.css.ts'

const views = ['all', 'yours', 'saved'] as const
type View = (typeof views)[number]

/** What of the news the address names; what it does not name, or names wrongly, is chosen. */
interface Chosen extends ArticleFilter {
  view?: string | undefined
}

/** The page of an article, or of all of them: together in one file of the build, as whoever sees one sees the other. */
export const NewsPage = ({ article, ...chosen }: Chosen & { article?: string | undefined }) =>
  article === undefined ? <NewsScreen {...chosen} /> : <ArticleScreen key={article} id={article} />

/** What the sources tell, what is new for one's own titles, and what one has saved (specification, section 2; decision 60). */
function NewsScreen({ view: asked, ...filter }: Chosen) {
  const { t } = useLingui()
  const view = views.find((one) => one === asked) ?? 'all'
  const news = useNews()
  return (
    <div className={plain.screen}>
      <title>{t`News – Matinee`}</title>
      <header className={plain.head}>
        <h1 className={plain.title}>
          <Trans>News</Trans>
        </h1>
        {view === 'all' && <AgeMark asOf={news.asOf} failed={news.failure !== undefined} />}
      </header>
      <Views shown={view} />
      {view === 'all' && <AllNews news={news} filter={filter} />}
      {view === 'yours' && <YourTitles />}
      {view === 'saved' && <SavedNews />}
    </div>
  )
}

/** Each at an address of its own. */
function Views({ shown }: { shown: View }) {
  const { t } = useLingui()
  const names: Record<View, string> = { all: t`All`, yours: t`Your titles`, saved: t`Saved` }
  return (
    <nav className={css.views} aria-label={t`News`}>
      {views.map((view) => (
        <Link
          key={view}
          to="/news"
          search={view === 'all' ? {} : { view }}
          className={css.view}
          // The router takes an address with less in it for a place above this one, and marks that as well.
          activeOptions={{ exact: true }}
          aria-current={view === shown ? 'page' : undefined}
          replace
          resetScroll={false}
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  )
}

function AllNews({ news: { value: articles, failure, retry }, filter }: { news: ReturnType<typeof useNews>; filter: ArticleFilter }) {
  const { language } = useSnapshot(appearance)
  if (!articles) return failure ? <PageFailed failure={failure} onRetry={retry} level={2} /> : <ArticleListSkeleton />
  if (articles.length === 0) {
    return (
      <EmptyState art={<LinesIcon size={48} />} title={<Trans>No news yet</Trans>}>
        <Trans>
          Whoever runs this server has listed no sources of news. They are feeds in RSS, Atom or JSON Feed, named in its configuration.
        </Trans>
      </EmptyState>
    )
  }
  const shown = shownArticles(articles, filter, language)
  return (
    <>
      <Filters articles={articles} filter={filter} />
      {shown.length === 0 ? (
        <p className={css.muted}>
          <Trans>This source has nothing in this language.</Trans>
        </p>
      ) : (
        <ArticleList articles={shown} />
      )}
    </>
  )
}

/** Sources and languages to choose from, where there are several. */
function Filters({ articles, filter }: { articles: readonly Article[]; filter: ArticleFilter }): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  const format = useFormat()
  const { language: spoken } = useSnapshot(appearance)
  const [sources, languages] = [sourcesOf(articles), languagesOf(articles)]
  if (sources.length < 2 && languages.length < 2) return null
  const choose = (chosen: ArticleFilter): void =>
    void navigate({ to: '/news', search: { ...filter, ...chosen }, replace: true, resetScroll: false })
  return (
    <div className={css.controls}>
      {sources.length > 1 && (
        <Select
          label={t`Source`}
          value={sources.find((name) => name === filter.source) ?? ''}
          options={[['', t`All sources`], ...sources.map((name) => [name, name] as const)]}
          onChoose={(source) => choose({ source: source === '' ? undefined : source })}
        />
      )}
      {languages.length > 1 && (
        <Select
          label={t`Language`}
          value={languageShown(articles, filter.language, spoken)}
          options={[['all', t`All languages`], ...format.byName(languages, format.languageName)]}
          onChoose={(language) => choose({ language })}
        />
      )}
    </div>
  )
}

function SavedNews() {
  const saved = useSavedArticles()
  if (saved === undefined) return <ArticleListSkeleton />
  if (saved.length > 0) return <ArticleList articles={saved} isSaved />
  return (
    <EmptyState art={<BookmarkIcon size={48} />} title={<Trans>Nothing saved yet</Trans>}>
      <Trans>Open an article and press “Save” to read it here whenever you like, without a connection too.</Trans>
    </EmptyState>
  )
}

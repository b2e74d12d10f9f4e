import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { articlePath, newsPath } from '#components/links/paths.ts'
import { actions } from '#components/page/layout.css.ts'
import { PageFailed } from '#components/page/page-failed.tsx'
import { crumb, steps } from '#components/page/page-navigation.css.ts'
import * as plain from '#components/page/plain-page.css.ts'
import type { Article, Block } from '#contract/news.ts'
import { useArticle } from '#data/news/news.ts'
import { removeSavedArticle, saveArticle, useSavedArticles } from '#data/news/saved-articles.ts'
import { useFormat } from '#i18n/formats.ts'
import { markRead } from '#state/news.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { BookmarkFilledIcon, BookmarkIcon } from '#ui/icons/icons.tsx'
import { LinesIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { Blocks } from './blocks.tsx'
import * as css from './news.css.ts'

/** The page of one article. */
export function ArticleScreen({ id }: { id: string }) {
  const { value, failure, isGone, asOf, retry } = useArticle(id)
  if (value) return <ArticlePage article={value} asOf={asOf} failed={failure !== undefined} />
  if (isGone) return <Gone />
  if (failure) return <PageFailed failure={failure} onRetry={retry} />
  return (
    <div className={plain.screen} aria-busy="true">
      <div className={css.column}>
        <Skeleton width="min(30rem, 90%)" height="4rem" />
        <Skeleton ratio="16 / 9" />
      </div>
    </div>
  )
}

/** Sources hand out what is new, and nobody has saved this one. */
function Gone() {
  const { t } = useLingui()
  return (
    <div className={plain.screen}>
      <title>{t`News – Matinee`}</title>
      <EmptyState
        level={1}
        art={<LinesIcon size={48} />}
        title={<Trans>This article is not here any more</Trans>}
        action={
          <a className={buttonClass('primary')} href={newsPath}>
            <Trans>All news</Trans>
          </a>
        }
      >
        <Trans>Its source hands out newer ones now. What you save stays.</Trans>
      </EmptyState>
    </div>
  )
}

/** An article to be read: what it says, whose it is, and where it stands whole. */
function ArticlePage({ article, asOf, failed }: { article: Article; asOf: number | undefined; failed: boolean }) {
  const { t } = useLingui()
  const { id, title, content, summary, picture, language, url, source } = article
  useEffect(() => markRead(id), [id])
  const at = source.name
  return (
    <article className={plain.screen}>
      <title>{t`${title} – Matinee`}</title>
      <div className={css.column}>
        <div className={steps}>
          <nav>
            <a className={crumb} href={newsPath}>
              <Trans>News</Trans>
            </a>
          </nav>
          <AgeMark asOf={asOf} failed={failed} />
        </div>
        <header className={css.head}>
          <h1 className={plain.title} lang={language || undefined}>
            {title}
          </h1>
          <Facts article={article} />
        </header>
        <div className={actions}>
          <SaveButton article={article} />
          {url !== null && (
            <a className={buttonClass()} href={url} target="_blank" rel="noopener noreferrer">
              <Trans>Read at {at}</Trans>
            </a>
          )}
          <ShareButton name={title} path={url ?? articlePath(id)} />
        </div>
        {picture !== null && <ArticlePicture url={picture} className={css.lead} isFirst />}
        <div className={css.content} lang={language || undefined}>
          {content === null ? (
            summary !== '' && <p className={css.paragraph}>{summary}</p>
          ) : (
            <Blocks blocks={withoutLead(content, picture)} />
          )}
        </div>
        {content === null && (
          <p className={css.note}>
            <Trans>The source gives no more than this summary.</Trans>
          </p>
        )}
        {article.is_cut && (
          <p className={css.note}>
            <Trans>The article goes on at its source.</Trans>
          </p>
        )}
      </div>
    </article>
  )
}

/** The picture above the text is not shown again as its beginning. */
const withoutLead = ([first, ...rest]: readonly Block[], lead: string | null): readonly Block[] =>
  first === undefined ? [] : first.kind === 'picture' && first.url === lead ? rest : [first, ...rest]

/** Whose it is, who wrote it, and when. */
function Facts({ article: { source, author, published_at } }: { article: Article }) {
  const format = useFormat()
  const at = published_at === null ? null : new Date(published_at)
  return (
    <p className={css.facts}>
      {source.homepage === null ? (
        <span>{source.name}</span>
      ) : (
        <a className={css.sourceLink} href={source.homepage} target="_blank" rel="noopener noreferrer">
          {source.name}
        </a>
      )}
      {author !== '' && <span>{author}</span>}
      {at !== null && (
        <time dateTime={at.toISOString()}>
          {format.day(at.toISOString())}, {format.time(at.getTime())}
        </time>
      )}
    </p>
  )
}

function SaveButton({ article }: { article: Article }) {
  const saved = useSavedArticles()
  const isSaved = saved?.some(({ id }) => id === article.id) ?? false
  return (
    <Button
      look="primary"
      aria-pressed={isSaved}
      disabled={saved === undefined}
      onClick={() => void (isSaved ? removeSavedArticle(article) : saveArticle(article))}
    >
      {isSaved ? <BookmarkFilledIcon size={20} /> : <BookmarkIcon size={20} />}
      {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </Button>
  )
}

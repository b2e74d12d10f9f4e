import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Answer } from '#data/catalogue/catalogue.ts'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { Pagination } from '#components/page/pagination.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { OwnFirst } from './own-first.ts'
import { type Search, searchHref, type SearchTab, searchTabs } from './search-query.ts'
import * as css from './search-screen.css.ts'

const tabNames: Record<SearchTab, MessageDescriptor> = { titles: msg`Movies and shows`, people: msg`People` }

interface ResultsProps extends Search {
  answer: Answer<{ pages: number }>
  found: OwnFirst<unknown>
  onRetry: () => void
  /** Said where nothing was found on this page but later pages may hold something. */
  nothingHere: ReactNode
  /** Said where nothing was found at all. */
  nothing: ReactNode
  /** The page to look at instead. */
  browse: { href: string; words: ReactNode }
  /** What was found. */
  children: ReactNode
}

/** The results of a search under its heading, with what there is to say where the network or the results are missing. */
export function Results({ typed, tab, page, answer, found, onRetry, nothingHere, nothing, browse, children }: ResultsProps) {
  const { value, failure, asOf } = answer
  const isEmpty = !found.isWaiting && value !== undefined && found.count === 0
  return (
    <>
      <Head typed={typed} tab={tab} mark={<AgeMark asOf={asOf} failed={failure !== undefined} />} />
      {found.items.length > 0 && children}
      {!found.isLooking && !value && failure && (
        <FailedBlock failure={failure} onRetry={onRetry}>
          {found.count > 0 ? <Trans>This is what your device knows.</Trans> : <Trans>The search could not be done.</Trans>}
        </FailedBlock>
      )}
      {isEmpty && value.pages > page && <p>{nothingHere}</p>}
      {isEmpty && value.pages <= page && (
        <EmptyState
          art={<SearchIcon size={48} />}
          title={<Trans>Nothing found</Trans>}
          action={
            <a className={buttonClass('primary')} href={browse.href}>
              {browse.words}
            </a>
          }
        >
          {nothing}
        </EmptyState>
      )}
      {value && <Pagination page={page} pages={value.pages} hrefOf={(other) => searchHref({ typed, tab, page: other })} />}
    </>
  )
}

/** What was searched for, and the way from titles to people and back; each has an address of its own. */
function Head({ typed: text, tab, mark }: Omit<Search, 'page'> & { mark: ReactNode }) {
  const { i18n, t } = useLingui()
  return (
    <header className={css.head}>
      <h1 className={css.title}>
        <Trans>Results for “{text}”</Trans>
      </h1>
      <nav className={css.tabs} aria-label={t`Kinds of results`}>
        {searchTabs.map((name) => (
          <a
            key={name}
            href={searchHref({ typed: text, tab: name, page: 1 })}
            className={css.tab}
            aria-current={name === tab ? 'page' : undefined}
          >
            {i18n._(tabNames[name])}
          </a>
        ))}
        <span className={css.mark}>{mark}</span>
      </nav>
    </header>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { searchHref, type SearchTab, searchTabs } from './search-query.ts'
import * as css from './search-screen.css.ts'

const names: Record<SearchTab, MessageDescriptor> = { titles: msg`Movies and shows`, people: msg`People` }

interface ResultsHeadProps {
  text: string
  tab: SearchTab
  /** Says how old the results are, or nothing. */
  mark: ReactNode
}

/** What was searched for, and the way from titles to people and back; each has an address of its own. */
export function ResultsHead({ text, tab, mark }: ResultsHeadProps) {
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
            {i18n._(names[name])}
          </a>
        ))}
        <span className={css.mark}>{mark}</span>
      </nav>
    </header>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { choiceQueries } from '#data/discover/choice-queries.ts'
import { keywordFrom, keywordText, type Keyword } from '#domain/title/keyword.ts'
import { limits } from '#product/limits.ts'
import { Combobox } from '#ui/controls/combobox.tsx'
import * as css from './filter-panel.css.ts'
import type { FilterProps } from './filter-panel.tsx'
import { type Choice, ThreeWay } from './three-way.tsx'

/** What a title is about: keywords to ask for, and those to leave out. */
export function KeywordFilter({ filters, onChange }: FilterProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const { value: found = [] } = useQuery(words === '' ? null : choiceQueries.keywords(words))
  const { keywords, withoutKeywords } = filters
  const chosen = [...keywords, ...withoutKeywords]
  const offered = found.filter(({ id }) => !chosen.some((keyword) => keyword.id === id)).slice(0, limits.search.suggestions)
  const set = (keyword: Keyword, state: Choice): void =>
    onChange({
      ...filters,
      keywords: state === 'with' ? [...without(keywords, keyword), keyword] : without(keywords, keyword),
      withoutKeywords: state === 'without' ? [...without(withoutKeywords, keyword), keyword] : without(withoutKeywords, keyword),
    })
  const count = offered.length
  return (
    <>
      <Combobox
        label={<Trans>Find a keyword</Trans>}
        listLabel={t`Keywords`}
        placeholder={t`heist, space, based on a book …`}
        typed={typed}
        onType={setTyped}
        options={offered.map((keyword) => ({ key: keywordText(keyword), words: keyword.name }))}
        onChoose={(key) => {
          const keyword = keywordFrom(key)
          if (keyword) set(keyword, 'with')
        }}
        status={plural(count, { one: 'One keyword', other: `${count} keywords` })}
      />
      {chosen.length > 0 && (
        <>
          <div className={css.chips}>
            {chosen.map((keyword) => (
              <ThreeWay
                key={keyword.id}
                words={keyword.name}
                state={keywords.includes(keyword) ? 'with' : 'without'}
                onChange={(state) => set(keyword, state)}
              />
            ))}
          </div>
          <p className={css.hint}>
            <Trans>Press once to leave a keyword out, twice to take it off.</Trans>
          </p>
        </>
      )}
    </>
  )
}

const without = (all: readonly Keyword[], { id }: Keyword): Keyword[] => all.filter((keyword) => keyword.id !== id)

/** What was typed, once the typing rests. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : limits.search.debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : settled
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useKeywords } from '#data/discover/choices.ts'
import { type Keyword, keywordFrom, keywordText } from '#domain/title/keyword.ts'
import { genres, genresOf } from '#product/genres.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { Combobox } from '#ui/controls/combobox.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './filter-panel.css.ts'
import type { FilterProps } from './filter-panel.tsx'

/** Genres to ask for and genres to leave out. */
export function GenreFilter({ type, filters, onChange }: FilterProps) {
  const { language } = useSnapshot(appearance)
  const stateOf = (id: number): Choice => (filters.genres.includes(id) ? 'with' : filters.withoutGenres.includes(id) ? 'without' : 'any')
  const inOrder = (wanted: Choice, changed: number, state: Choice) =>
    genresOf[type].filter((id) => (id === changed ? state : stateOf(id)) === wanted)
  return (
    <>
      <div className={css.chips}>
        {genresOf[type].map((id) => (
          <ThreeWay
            key={id}
            words={genres[id]?.[language] ?? ''}
            state={stateOf(id)}
            onChange={(state) => onChange({ ...filters, genres: inOrder('with', id, state), withoutGenres: inOrder('without', id, state) })}
          />
        ))}
      </div>
      <p className={css.hint}>
        <Trans>Choose a genre once to include it, twice to exclude it.</Trans>
      </p>
    </>
  )
}

/** What a title is about: keywords to ask for, and those to leave out. */
export function KeywordFilter({ filters, onChange }: FilterProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const found = useKeywords(words)
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

type Choice = 'any' | 'with' | 'without'

const next: Record<Choice, Choice> = { any: 'with', with: 'without', without: 'any' }

/** Something to ask for, to leave out, or neither; a press goes on to the next. */
function ThreeWay({ words, state, onChange }: { words: string; state: Choice; onChange: (state: Choice) => void }) {
  const { t } = useLingui()
  const said: Record<Choice, string> = { any: words, with: t`${words}, included`, without: t`${words}, left out` }
  return (
    <button type="button" className={css.choice} data-state={state} aria-label={said[state]} onClick={() => onChange(next[state])}>
      {state === 'with' && <CheckIcon size={16} />}
      {words}
    </button>
  )
}

import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { genres, genresOf } from '#product/genres.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './filter-panel.css.ts'
import type { FilterProps } from './filter-panel.tsx'
import { type Choice, ThreeWay } from './three-way.tsx'

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
        <Trans>Press once to ask for a genre, twice to leave it out.</Trans>
      </p>
    </>
  )
}

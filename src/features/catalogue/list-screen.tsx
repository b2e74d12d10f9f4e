import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { askAgain, useQuery } from '#data/catalogue.ts'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { AgeMark } from '#parts/age-mark.tsx'
import { FailedBlock } from '#parts/failed-block.tsx'
import { Pagination } from '#parts/pagination.tsx'
import { PosterGrid } from '#parts/poster-grid.tsx'
import { type CatalogueKey, cataloguePath, catalogues } from '#spec/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { catalogueDescriptions } from './descriptions.ts'
import { listQuery } from './list-queries.ts'
import * as css from './list-screen.css.ts'

/** A list page: twenty posters at a time. A page past the end leads to the last one. */
export function ListScreen({ of, page }: { of: CatalogueKey; page: number }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { language } = useSnapshot(appearance)
  const query = listQuery(of, page, language)
  const { value, failure, asOf } = useQuery(query)
  const hrefOf = (wanted: number): string => cataloguePath(of) + (wanted > 1 ? `?page=${wanted}` : '')
  const end = value && page > value.pages ? hrefOf(value.pages) : undefined
  useEffect(() => {
    if (end !== undefined) void navigate({ href: end, replace: true })
  }, [end, navigate])

  const name = i18n._(catalogueNames[of].title)
  const place = page > 1 ? t`page ${page}` : ''
  return (
    <div className={css.screen}>
      <title>{[name, place, 'Matinee'].filter(Boolean).join(' – ')}</title>
      <header className={css.head}>
        <h1 className={css.title}>{name}</h1>
        <p className={css.description}>
          {i18n._(catalogueDescriptions[of])}
          <AgeMark asOf={asOf} failed={failure !== undefined} />
        </p>
      </header>
      {!value && failure ? (
        <FailedBlock failure={failure} onRetry={() => askAgain(query)}>
          <FailedWords of={of} />
        </FailedBlock>
      ) : (
        <PosterGrid titles={value?.titles} />
      )}
      {value && <Pagination page={Math.min(page, value.pages)} pages={value.pages} hrefOf={hrefOf} />}
    </div>
  )
}

/** The words of specification section 8. */
function FailedWords({ of }: { of: CatalogueKey }) {
  if (of === 'upcoming-movies') return <Trans>Failed to load upcoming movies.</Trans>
  return catalogues[of].type === 'movie' ? <Trans>Failed to load movies.</Trans> : <Trans>Error loading TV shows. Please try again.</Trans>
}

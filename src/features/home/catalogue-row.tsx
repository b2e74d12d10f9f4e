import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { rowQuery } from '#data/catalogue/list-query.ts'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { type CatalogueKey, cataloguePath } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { LazyRow } from './lazy-row.tsx'

/** The first page of a list page as a row. */
export function CatalogueRow({ of }: { of: CatalogueKey }) {
  const { i18n } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const needs = [rowQuery(of, { language, region })]
  return <LazyRow id={of} title={i18n._(catalogueNames[of].title)} more={cataloguePath(of)} needs={needs} />
}

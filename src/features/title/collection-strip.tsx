import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { detailsQueries } from '#data/title/details-queries.ts'
import { TitleRow } from '#components/rows/title-row.tsx'
import { appearance } from '#state/appearance.ts'

/** The movies of the same collection in the order they came out; nothing where they cannot be had (section 8). */
export function CollectionStrip({ id, name }: { id: number; name: string }) {
  const { language } = useSnapshot(appearance)
  const { value, failure } = useQuery(detailsQueries.collection(id, language))
  if (value?.parts.length === 0 || (!value && failure)) return null
  return <TitleRow id={`collection-${id}`} title={name} more={`/collection/${id}`} titles={value?.parts} />
}

import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue.ts'
import { queries } from '#data/queries.ts'
import { TitleRow } from '#parts/title-row.tsx'
import { appearance } from '#state/appearance.ts'

/** The other movies of the same collection in the order they came out; nothing where they cannot be had (section 8). */
export function Collection({ id, name }: { id: number; name: string }) {
  const { language } = useSnapshot(appearance)
  const { value, failure } = useQuery(queries.collection(id, language))
  if (value?.length === 0 || (!value && failure)) return null
  return <TitleRow id={`collection-${id}`} title={name} titles={value} />
}

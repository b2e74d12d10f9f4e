import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { isUnknown, prepare } from '#data/catalogue.ts'
import { queries } from '#data/queries.ts'
import { pageFrom } from '#domain/paging.ts'
import { idFromSegment } from '#domain/slug.ts'
import { listQuery } from '#features/catalogue/list-queries.ts'
import { catalogueAt } from '#spec/catalogues.ts'
import { appearance } from '#state/appearance.ts'

const DetailsScreen = lazyRouteComponent(() => import('#features/details/details-screen.tsx'), 'DetailsScreen')
const ListScreen = lazyRouteComponent(() => import('#features/catalogue/list-screen.tsx'), 'ListScreen')

interface Entry {
  type: MediaType
  /** What stands behind `/movie/` or `/tv/`: the name of a list, or an id with or without a slug. */
  entry: string
  page?: number | undefined
}

export interface EntrySearch {
  page?: number | undefined
}

/** `?page=` of a list, left out on the first page; undefined, not absent, or the router would put what stands in the address. */
export function entrySearch({ page }: Record<string, unknown>): EntrySearch {
  const number = pageFrom(page)
  return { page: number > 1 ? number : undefined }
}

/** Starts what the page needs, its code included; an address that is neither a list nor a title is not found. */
export async function loadEntry({ type, entry, page = 1 }: Entry): Promise<void> {
  const catalogue = catalogueAt(type, entry)
  const id = idFromSegment(entry)
  const { language } = appearance
  if (catalogue) await Promise.all([ListScreen.preload?.(), prepare(listQuery(catalogue, page, language))])
  else {
    const query = id === undefined ? null : queries.details(type, id, language)
    if (query) await Promise.all([DetailsScreen.preload?.(), prepare(query)])
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
    if (!query || isUnknown(query)) throw notFound()
  }
}

export function EntryScreen({ type, entry, page = 1 }: Entry) {
  const catalogue = catalogueAt(type, entry)
  if (catalogue) return <ListScreen of={catalogue} page={page} />
  return <DetailsScreen key={`${type}${entry}`} type={type} id={idFromSegment(entry) ?? 0} path={`/${type}/${entry}`} />
}

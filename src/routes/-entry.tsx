import { lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { listQuery, prepareList } from '#data/catalogue/list-queries.ts'
import { type PageRange, rangeFrom, rangeSearch } from '#domain/paging.ts'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'
import { catalogueAt, catalogueByAlias, cataloguePath } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'

const DetailsScreen = lazyRouteComponent(
  withWords(() => import('#features/title/details-screen.tsx')),
  'DetailsScreen',
)
const ListScreen = lazyRouteComponent(
  withWords(() => import('#features/discover/list-screen.tsx')),
  'ListScreen',
)
const TitleCredits = lazyRouteComponent(
  withWords(() => import('#features/title/credits-screen.tsx')),
  'CreditsScreen',
)

interface Entry {
  type: MediaType
  /** What stands behind `/movie/` or `/tv/`: the name of a list, or an id with or without a slug. */
  entry: string
  range: PageRange
}

export interface ListSearch {
  page?: string | undefined
  through?: string | undefined
}

/** The pages of a list, left out for the first; undefined, not absent, or the router would put what stands in the address. */
export const listSearch = (search: Record<string, unknown>): ListSearch => ({
  page: undefined,
  through: undefined,
  ...rangeSearch(rangeFrom(search)),
})

/**
 * What a page is loaded anew for: everything but how far it has grown. Growing must not wait for a loader, or the router would lose
 * how far somebody scrolls meanwhile.
 */
export const pageDeps = <S extends object>({ search }: { search: S }): S => ({ ...search, through: undefined })

/** Leads from another name of a list page to its own. */
export function followAlias(type: MediaType, entry: string, search: string): void {
  const key = catalogueByAlias(type, entry)
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (key) throw redirect({ href: cataloguePath(key) + search, replace: true })
}

/**
 * Starts what the page needs, its code included; an address that is neither a list nor a title is not found. `isAhead` while only
 * the pointer or the focus rests on a link: then everything on screen goes first.
 */
export async function loadEntry({ type, entry, range, isAhead }: Entry & { isAhead: boolean }): Promise<void> {
  const catalogue = catalogueAt(type, entry)
  const id = idFromSegment(entry)
  if (catalogue) await Promise.all([ListScreen.preload?.(), prepareList(range, (page) => listQuery(catalogue, page, appearance))])
  else
    await loadKnown({
      screen: DetailsScreen,
      prepare: id === undefined ? undefined : async () => (await import('#data/title/details.ts')).prepareDetails(type, id, isAhead),
    })
}

export function EntryScreen({ type, entry, range }: Entry) {
  const catalogue = catalogueAt(type, entry)
  if (catalogue) return <ListScreen key={catalogue} of={catalogue} range={range} />
  const id = idFromSegment(entry) ?? 0
  // The same page with and without a slug: what a person is pressing or writing stays while the address gets its own.
  return <DetailsScreen key={`${type}${id}`} type={type} id={id} path={`/${type}/${entry}`} />
}

/** Starts the page of all credits of a movie or a show. */
export function loadCredits(type: MediaType, entry: string): Promise<void> {
  const id = idFromSegment(entry)
  return loadKnown({
    screen: TitleCredits,
    prepare: id === undefined ? undefined : async () => (await import('#data/title/details.ts')).prepareDetails(type, id),
  })
}

export function CreditsScreen({ type, entry }: { type: MediaType; entry: string }) {
  return <TitleCredits type={type} id={idFromSegment(entry) ?? 0} />
}

interface KnownPage {
  screen: { preload?: (() => unknown) | undefined }
  /** Asks for what the page shows, false when the service knows no such thing; undefined for an address that can name nothing. */
  prepare: (() => Promise<boolean>) | undefined
}

/** Starts what the page of one thing needs, its code included; what the service does not know is not found. */
export async function loadKnown({ screen, prepare }: KnownPage): Promise<void> {
  const [isKnown] = await Promise.all([prepare?.() ?? false, screen.preload?.()])
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (!isKnown) throw notFound()
}

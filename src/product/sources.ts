/**
 * The kinds of source that a person can add, whether one signs in there, and whether it knows titles by their names alone: then the person
 * looks for a title in it, and says what of it is the title.
 */
export const sourceKinds = {
  jellyfin: { signsIn: true, isSearched: false },
  addon: { signsIn: false, isSearched: false },
  peertube: { signsIn: false, isSearched: true },
  archive: { signsIn: false, isSearched: true },
  playlist: { signsIn: false, isSearched: true },
  address: { signsIn: false, isSearched: false },
} as const

export type SourceKind = keyof typeof sourceKinds
export type SearchedKind = { [Kind in SourceKind]: (typeof sourceKinds)[Kind]['isSearched'] extends true ? Kind : never }[SourceKind]

/** How sources of the person's own are asked. */
export const askingSources = {
  /** A source that has said nothing by then counts as silent, ms. */
  answerMs: 8000,
  /** After so many failures in a row its host is left alone ... */
  failures: 2,
  /** ... for so long, ms. */
  restMs: 60_000,
  /** The sources of the person's own come first, where they answer in this time, ms. */
  headStartMs: 2000,
  /** A server's list of titles is read in pages of so many ... */
  pageTitles: 500,
  /** ... and again after so long, ms. */
  titlesFreshMs: 21_600_000,
  /** So many of what a search has found are shown. */
  found: 12,
  /** How often a server hears where its film is, ms. */
  reportMs: 10_000,
}

/** A playlist that says more than this is wrong about something else than its channels; for our server and for pages. */
export const playlistLimits = { bytes: 64_000_000, entries: 110_000 }

/** Below it the sources are kept: the list of each owner, what each source has, its channels, the files that were added, what it has in 4K, and the hosts the page may talk to. */
export const sourceAddresses = {
  list: '/sources/list',
  allowed: '/sources/allowed',
  titles: '/sources/titles/',
  channels: '/sources/channels/',
  files: '/sources/files/',
  fourK: '/sources/4k/',
}

import { itemAt } from '../../random.ts'
import { firstId } from '../ids.ts'
import { ownScriptTitles } from '../words/own-script.ts'
import type { Quirks, Title } from './title.ts'

/** Where shows begin in the list of titles in other scripts, so that no film has the same title. */
const firstOfShows = 41

type Change = (title: Title) => Partial<Title>

const mark =
  (quirks: Quirks): Change =>
  (title) => ({ quirks: { ...title.quirks, ...quirks } })

/** The same of shows alone. */
const ofShows =
  (quirks: Quirks): Change =>
  (title) =>
    title.id < firstId.show ? {} : mark(quirks)(title)

/** One irregularity per row, each on one item in twenty: the remainder of the item's number decides. */
const table: Readonly<Record<number, Change>> = {
  // Nobody has translated it: the title stays as it was, and there is no text.
  1: (title) => ({
    title: { ...title.title, de: title.originalTitle },
    overview: { ...title.overview, de: '' },
    tagline: { ...title.tagline, de: '' },
  }),
  2: (title) => (title.index < 200 ? {} : mark({ softcore: true })(title)),
  3: (title) => ({ vote: Math.round(title.vote) }),
  4: mark({ posterless: true }),
  5: mark({ foreign: true }),
  6: mark({ genreless: true }),
  8: ofShows({ strayGenre: true }),
  9: mark({ backdropless: true }),
  10: ofShows({ seasonless: true }),
  11: mark({ popularityAsText: true }),
  13: (title) => {
    const [language, own] = itemAt(ownScriptTitles, Math.floor(title.index / 20) + (title.id < firstId.show ? 0 : firstOfShows))
    return { title: { en: own, de: own }, originalTitle: own, originalLanguage: language }
  },
  15: mark({ logoless: true }),
  17: () => ({ overview: { en: '', de: '' } }),
}

/** The item with its irregularity, if it has one. The first `pretty` items have none: they fill the first screens. */
export function withIrregularity<T extends Title>(title: T, pretty: number): T {
  const change = title.index < pretty ? undefined : table[title.index % 20]
  return change === undefined ? title : { ...title, ...change(title) }
}

import { around } from './chance.ts'
import type { Text } from './text.ts'
import type { Quirks, Title } from './titles.ts'
import { ownScriptTitles } from './words/own-script.ts'

type Change = (title: Title) => Partial<Title>

const mark =
  (quirk: keyof Quirks): Change =>
  (title) => ({ quirks: { ...title.quirks, [quirk]: true } })
const silence = (overview: Text): Text => ({ ...overview, de: '' })

/** One irregularity per row, each on one item in twenty: the remainder of the item's number decides. */
const table: Readonly<Record<number, Change>> = {
  1: (title) => ({ overview: silence(title.overview), tagline: { en: '', de: '' } }),
  4: mark('posterless'),
  6: mark('genreless'),
  9: mark('backdropless'),
  11: mark('popularityAsText'),
  13: (title) => {
    const [language, own] = around(ownScriptTitles, Math.floor(title.index / 20))
    return { title: { en: own, de: own }, originalTitle: own, originalLanguage: language }
  },
  15: mark('logoless'),
  17: () => ({ overview: { en: '', de: '' } }),
}

/** The item as the real service might have it. The first `pretty` ones stay whole: they fill the first screens. */
export function withQuirks<T extends Title>(title: T, pretty: number): T {
  const change = title.index < pretty ? undefined : table[title.index % 20]
  return change === undefined ? title : { ...title, ...change(title) }
}

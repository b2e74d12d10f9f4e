import type { Team } from '#contract/sports.ts'
import { foldText } from '../search/title-search.ts'

/** How programmes and channels may name a team: words in small letters without accents, with one space between them. */
export interface TeamForms {
  /** Whole names: as the matches write it, without the words of many clubs ("1. FC Köln": `koln`), of a country in several languages. */
  names: readonly string[]
  /** Single words that no other team has ("FC Bayern München": `bayern`, `munchen`). Too little by itself, enough where two teams stand against each other. */
  parts: readonly string[]
  /** A text may name a country for a thousand reasons. */
  isCountry: boolean
  /** The first words of all these: a text with none of them does not name it. */
  firstWords: readonly string[]
  /** All words of its name: one that otherwise tells another team belongs to this one. */
  own: ReadonlySet<string>
}

/** Small letters without accents; "A.C. Milan" is "ac. milan". */
export const plain = (text: string): string => foldText(text).replaceAll(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}\.)/gu, '$1')

/** The words of a text as `plain` makes it. */
export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** What stands before or behind the names of many clubs, in the data and in guides; guides leave it out as they like. */
const clubWords = new Set(
  'ac acf afc as asd bk bsc bv calcio cd cf club fbpa fc fk fsv ff if kv nk ogc ol osc pfc rc rcd sc sd sg sk spvgg ss ssc ssv sv tsg tsv ud us usc vfb vfl'.split(
    ' ',
  ),
)
/** Words of so many clubs that one of them names none, even where no other team of the season has it. */
const commonWords = new Set(
  'albion alemannia arminia athletic atletico borussia city concordia county dinamo dynamo eintracht fortuna hertha inter lokomotiv olympique racing rangers real rovers sporting stade town turk union united viktoria wacker wanderers'.split(
    ' ',
  ),
)
/** Whoever has one of these in the name is not the team without it. */
const otherTeam =
  /^(?:i{2,3}|iv|[bc]|u(?:1[4-9]|2[0-3])|frauen|damen|women|womens|ladies|girls|femenin[ao]|feminines?|femminile|jugend|juniors?|youth|reserves?|legends?|allstars?)$/
export const tellsOtherTeam = (word: string): boolean => otherTeam.test(word)

/** Making them takes far longer than asking them. */
// oxlint-disable-next-line no-restricted-globals -- these names are looked for in texts of others, and shown to nobody
const regionNames = ['en', 'de', 'fr', 'es', 'it', 'pt'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))
/** Countries that are parts of a state, which the Unicode CLDR has no names of (ISO 3166-2). */
const partsOfStates: Readonly<Record<string, readonly string[]>> = {
  'GB-ENG': ['england', 'angleterre', 'inglaterra', 'inghilterra'],
  'GB-SCT': ['scotland', 'schottland', 'ecosse', 'escocia', 'scozia'],
}

/** What is said without the words of many clubs and the numbers of years: `koln` of `1 fc koln`. */
export const withoutClubWords = (words: readonly string[]): string[] => words.filter((word) => !clubWords.has(word) && !/^\d+$/.test(word))

function countryNames(country: string): readonly string[] {
  return partsOfStates[country] ?? regionNames.map((names) => wordsIn(names.of(country) ?? '').join(' '))
}

/**
 * The forms of each team, by its name. A short form stands only where it means no other of them: which other teams there are is part of the answer, and of
 * "TSV 1860 München" and "FC Bayern München" neither is `munchen`.
 */
export function teamForms(teams: readonly Team[]): ReadonlyMap<string, TeamForms> {
  const all = [...new Map(teams.map((team) => [team.name, team])).values()].map((team) => {
    const words = wordsIn(team.name)
    const bare = withoutClubWords(words)
    return { team, words, bare: bare.join(' '), club: bare.filter((word) => !tellsOtherTeam(word)).join(' ') }
  })
  /** Which clubs have a word: one that is written differently elsewhere is still the same, and so are its teams, which are told apart by other words. */
  const clubsOf = new Map<string, Set<string>>()
  for (const { words, club } of all) {
    for (const word of words) clubsOf.set(word, (clubsOf.get(word) ?? new Set()).add(club))
  }
  const isPartOfOther = (club: string): boolean =>
    [...(clubsOf.get(club.split(' ')[0] ?? '') ?? [])].some((other) => other !== club && ` ${other} `.includes(` ${club} `))
  return new Map(
    all.map(({ team, words, bare, club }) => {
      const full = words.join(' ')
      const isCountry = team.country !== null
      const short = bare === '' || isCountry || isPartOfOther(club) ? [] : [bare]
      const names = new Set([full, ...short, ...(team.country === null ? [] : countryNames(team.country))].filter(Boolean))
      const isOrdinary = !isCountry && !words.some(tellsOtherTeam)
      const parts = isOrdinary ? bare.split(' ').filter((word) => isTelling(word) && clubsOf.get(word)?.size === 1) : []
      const firstWords = [...new Set([...names, ...parts].map((form) => form.split(' ', 1)[0] ?? ''))]
      return [team.name, { names: [...names], parts, isCountry, firstWords, own: new Set(words) }]
    }),
  )
}

const isTelling = (word: string): boolean => /^\p{L}{4,}$/u.test(word) && !commonWords.has(word)

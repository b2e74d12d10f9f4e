import { around, chance, random } from './chance.ts'
import { castTitle } from './casting.ts'
import type { Casting } from './casting.ts'
import { moodKeys, moods } from './moods/all.ts'
import type { MoodKey } from './moods/all.ts'
import type { Mood } from './moods/mood.ts'
import { fill, joinTitle, text } from './text.ts'
import type { Text } from './text.ts'
import type { Title } from './titles.ts'

export interface Idea {
  mood: MoodKey
  title: Text
  /** How many of this mood came before it. */
  turn: number
}

/** All titles that the patterns of a mood can make, mixed so that neither half repeats twice in a row. */
export function patternTitles(mood: Mood): Text[] {
  return mood.patterns.flatMap(({ join, a, b }) =>
    Array.from({ length: a.length * b.length }, (_, n) =>
      joinTitle(join, around(a, n), around(b, n + Math.floor(n / (a.length * (b.length / gcd(a.length, b.length)))))),
    ),
  )
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Lets the moods take turns, each with its own titles in order, until `count` ideas are there or no mood has one left. */
export function takeTurns(count: number, titlesOf: (mood: Mood) => readonly Text[]): Idea[] {
  const lists = moodKeys.map((mood) => ({ mood, titles: titlesOf(moods[mood]) }))
  const longest = Math.max(...lists.map(({ titles }) => titles.length))
  const ideas = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap(({ mood, titles }) => {
      const title = titles[turn]
      return title === undefined ? [] : [{ mood, title, turn }]
    }),
  ).flat()
  return ideas.slice(0, count)
}

const origins = [
  { language: 'en', country: 'US' },
  { language: 'en', country: 'GB' },
  { language: 'de', country: 'DE' },
  { language: 'en', country: 'US' },
  { language: 'en', country: 'IE' },
  { language: 'de', country: 'AT' },
  { language: 'en', country: 'CA' },
] as const

/** The parts of an invented title that movies and shows share; `seed` names it for ever. */
export function inventTitle(
  idea: Idea,
  seed: string,
  genres: readonly number[],
): Omit<Title, 'id' | 'index' | 'rank'> & { casting: Casting } {
  const mood = moods[idea.mood]
  const casting = castTitle(seed, mood)
  const next = random(`words ${seed}`)
  const turn = Math.floor(next() * mood.turns.length)
  const opening = fill(around(mood.openings, idea.turn + (seed.startsWith('show') ? 2 : 0)), casting.subject)
  const rest = fill(around(mood.turns, turn), casting.subject)
  const origin = idea.mood === 'anime' ? { language: 'ja', country: 'JP' } : around(origins, Math.floor(next() * origins.length))
  return {
    art: idea.mood,
    title: idea.title,
    originalTitle: origin.language === 'de' ? idea.title.de : idea.title.en,
    originalLanguage: origin.language,
    country: origin.country,
    overview: { en: `${opening.en} ${rest.en}`, de: `${opening.de} ${rest.de}` },
    tagline: text(around(mood.taglines, Math.floor(next() * mood.taglines.length))),
    genres,
    vote: Math.round((5.1 + 3.7 * Math.sqrt(next()) * chance(`vote ${seed}`) ** 0.35) * 1000) / 1000,
    votes: 40 + Math.floor(9_000 * next() ** 3),
    cast: casting.cast,
    directors: [casting.director.id],
    writer: casting.writer.id,
    homepage: '',
    video: undefined,
    quirks: {},
    casting,
  }
}

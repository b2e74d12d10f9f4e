import { itemAt, randomOf, seededRandom } from '../../random.ts'
import { moodKeys, moods } from '../moods/all.ts'
import type { MoodKey } from '../moods/all.ts'
import type { Mood } from '../moods/mood.ts'
import { fill, joinTitle, text } from '../text.ts'
import type { Text } from '../text.ts'
import { castTitle } from './casting.ts'
import type { Casting } from './casting.ts'
import type { Title } from './title.ts'

export interface Idea {
  mood: MoodKey
  title: Text
  /** How many of this mood came before it. */
  turn: number
}

/** All titles that the patterns of a mood can make; the patterns take turns, and no half comes twice in a row. */
export function patternTitles(mood: Mood): Text[] {
  const lists = mood.patterns.map(({ join, a, b }) =>
    Array.from({ length: a.length * b.length }, (_, n) =>
      joinTitle(join, itemAt(a, n), itemAt(b, n + Math.floor(n / (a.length * (b.length / gcd(a.length, b.length)))))),
    ),
  )
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat()
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

/**
 * What happens in a title, in two sentences. Its halves go round at different speeds, so that no two titles of a mood have
 * the same pair; `shift` starts elsewhere, for shows and for the later parts of a series.
 */
function storyOf({ mood: key, turn }: Idea, { subject }: Casting, shift: number): Text {
  const { openings, turns } = moods[key]
  const opening = fill(itemAt(openings, turn + shift), subject)
  const ending = fill(itemAt(turns, turn * 5 + Math.floor(turn / openings.length) + shift), subject)
  return { en: `${opening.en} ${ending.en}`, de: `${opening.de} ${ending.de}` }
}

/** What happens to the same hero in the `part`th film of a series. */
export const sequelStory = (idea: Idea, seed: string, part: number): Text =>
  storyOf(idea, castTitle(seed, moods[idea.mood], idea.turn), part * 3 + 1)

/** The parts of an invented title that movies and shows share; `seed` names it for ever. */
export function inventTitle(idea: Idea, seed: string, genres: readonly number[]): Omit<Title, 'id' | 'index' | 'rank'> {
  const mood = moods[idea.mood]
  const casting = castTitle(seed, mood, idea.turn)
  const next = seededRandom(`words ${seed}`)
  const origin = idea.mood === 'anime' ? { language: 'ja', country: 'JP' } : itemAt(origins, Math.floor(next() * origins.length))
  return {
    art: idea.mood,
    title: idea.title,
    originalTitle: origin.language === 'de' ? idea.title.de : idea.title.en,
    originalLanguage: origin.language,
    country: origin.country,
    overview: storyOf(idea, casting, seed.startsWith('show') ? 2 : 0),
    tagline: text(itemAt(mood.taglines, idea.turn + Math.floor(next() * 2))),
    genres,
    vote: Math.round((5.1 + 3.7 * Math.sqrt(next()) * randomOf(`vote ${seed}`) ** 0.35) * 1000) / 1000,
    votes: 40 + Math.floor(9_000 * next() ** 3),
    cast: casting.cast,
    directors: [casting.director.id],
    writer: casting.writer.id,
    homepage: '',
    video: undefined,
    quirks: {},
  }
}

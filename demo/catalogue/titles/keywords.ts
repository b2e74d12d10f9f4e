import { hash } from '../../random.ts'
import { firstId } from '../ids.ts'
import type { MoodKey } from '../moods/all.ts'
import type { Movie, Show } from './title.ts'

/** Keywords by mood. The movie database has its keywords in English only. */
const keywordsOfMood: Readonly<Record<MoodKey | 'silent', readonly string[]>> = {
  scifi: ['space', 'artificial intelligence', 'first contact', 'spaceship', 'time', 'space colony', 'loneliness', 'dystopia'],
  drama: ['small town', 'grief', 'siblings', 'homecoming', 'letter', 'old age', 'sea', 'coming of age'],
  family: ['talking animal', 'friendship', 'inventor', 'imagination', 'school', 'journey', 'robot', 'hand-drawn'],
  crime: ['detective', 'heist', 'murder', 'cold case', 'police', 'forgery', 'witness', 'neo-noir'],
  romance: ['love', 'love letter', 'second chance', 'dancing', 'wedding', 'summer', 'unrequited love', 'music'],
  fantasy: ['magic', 'dragon', 'prophecy', 'fairy tale', 'witch', 'kingdom', 'forest', 'quest'],
  comedy: ['misunderstanding', 'wedding', 'small town', 'mistaken identity', 'family', 'hotel', 'deadpan', 'goat'],
  thriller: ['night', 'train', 'stranger', 'conspiracy', 'hostage', 'surveillance', 'on the run', 'twist ending'],
  anime: ['anime', 'school', 'summer', 'ghost', 'coming of age', 'spirit', 'rain', 'robot'],
  history: ['siege', 'letter', 'period drama', 'war', 'revolution', '18th century', 'empire', 'diary'],
  horror: ['haunted house', 'ghost', 'curse', 'village', 'cellar', 'folk horror', 'doll', 'night'],
  adventure: ['treasure', 'expedition', 'mountain', 'storm', 'rescue', 'sea', 'map', 'survival'],
  documentary: ['craft', 'nature', 'city', 'archive', 'portrait', 'work', 'river', 'music'],
  western: ['gunfight', 'desert', 'sheriff', 'revenge', 'horse', 'railway', 'gold', 'small town'],
  silent: ['silent film', 'black and white', 'slapstick', 'public domain', 'short film', 'melodrama', 'chase', 'based on a novel'],
}

/** Keywords implied by a word of the English title. */
const keywordsOfTitle: readonly (readonly [word: RegExp, keyword: string])[] = [
  [/\b(?:train|rail|platform|tram|express|sleeper)/i, 'train'],
  [/\b(?:sea|harbour|tide|ferry|ship|boat|water|lighthouse)/i, 'sea'],
  [/\b(?:winter|snow|ice|christmas|frozen|avalanche)/i, 'winter'],
  [/\b(?:summer|august|june|july)/i, 'summer'],
  [/\b(?:letter|post|postcard|telegram|mail)/i, 'letter'],
  [/\b(?:piano|waltz|song|orchestra|melody|drummer|tango)/i, 'music'],
  [/\b(?:moon|planet|orbit|star|titan|europa)/i, 'space'],
  [/\b(?:mother|father|sister|brother|daughter|grandma|grandpa|uncle|aunt|cousin)/i, 'family'],
  [/\b(?:night|midnight|nocturne)/i, 'night'],
  [/\b(?:rain|storm|typhoon|gale|monsoon)/i, 'storm'],
  [/\b(?:dragon)/i, 'dragon'],
  [/\b(?:robot|machine|clockwork)/i, 'robot'],
  [/\b(?:house|inn|hotel|room|attic|cellar)/i, 'house'],
]

export interface Keyword {
  id: number
  name: string
}

/** Every keyword once, in the order of the alphabet. */
export const keywords: readonly Keyword[] = [
  ...new Set([...Object.values(keywordsOfMood).flat(), ...keywordsOfTitle.map(([, name]) => name), 'trilogy']),
]
  .toSorted()
  .map((name, index) => ({ id: firstId.keyword + index, name }))

const byName = new Map(keywords.map((keyword) => [keyword.name, keyword]))
const byId = new Map(keywords.map((keyword) => [keyword.id, keyword]))

export const keywordWithId = (id: number): Keyword | undefined => byId.get(id)

const known = new WeakMap<Movie | Show, readonly Keyword[]>()

/** The keywords of a title: three of its mood, those its title implies, and `trilogy` for a film of a series. */
export function keywordsOf(title: Movie | Show): readonly Keyword[] {
  const found = known.get(title) ?? find(title)
  known.set(title, found)
  return found
}

function find(title: Movie | Show): Keyword[] {
  if (title.quirks.bare === true) return []
  const mood = keywordsOfMood[title.art]
  const start = hash(`keywords ${title.title.en}`)
  const names = new Set([
    ...(title.art === 'anime' ? ['anime'] : []),
    ...[0, 3, 5].map((step) => mood[(start + step) % mood.length] ?? ''),
    ...keywordsOfTitle.filter(([word]) => word.test(title.title.en)).map(([, name]) => name),
    ...(title.kind === 'movie' && title.collection !== undefined ? ['trilogy'] : []),
  ])
  return [...names].flatMap((name) => byName.get(name) ?? [])
}

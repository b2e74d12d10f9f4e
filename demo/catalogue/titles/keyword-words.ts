import type { MoodKey } from '../moods/all.ts'

/** What titles are about. The movie database has its keywords in English only. */
export const keywordsOfMood: Readonly<Record<MoodKey | 'silent', readonly string[]>> = {
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

/** Keywords that a word of the English title brings along. */
export const keywordsOfTitle: readonly (readonly [word: RegExp, keyword: string])[] = [
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

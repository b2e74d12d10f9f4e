import { plain, type TeamForms, tellsOtherTeam, withoutClubWords, wordsIn } from './team-forms.ts'

/** A text in which teams are looked for. What is costly is made when a text may name two teams. */
export interface TextOfTeams {
  words: ReadonlySet<string>
  /** Says of itself that it is a repeat. */
  isRepeat: boolean
  /** Words that tell of other teams of a club. */
  marks: readonly string[]
  /** All words, between spaces. */
  all: string
  /** What stands on both sides of a dash, of "vs" and the like. */
  pairs: () => readonly (readonly [Side, Side])[]
}

interface Side {
  words: readonly string[]
  whole: string
  bare: string
}

const versus = new Set(['against', 'at', 'contra', 'contre', 'gegen', 'v', 'versus', 'vs', 'x'])
/** What says that a match is seen, and not which. */
const neutral = new Set('live fussball football soccer futbol futebol calcio foot hd fhd uhd sd 4k'.split(' '))
/** A match that was played is not the one that is played now. */
const repeats = new Set(
  'analyse classic classics highlights rediffusion relive repeat replay rerun resumen resume rewind vorschau preview wdh wiederholung zusammenfassung'.split(
    ' ',
  ),
)

interface Token {
  word: string
  /** What stands before it: nothing that parts names, a hyphen without spaces, what parts two sides, or what ends a sentence. */
  gap: 'name' | 'hyphen' | 'between' | 'end'
}

function gapOf(gap: string, before: string): Token['gap'] {
  // "St. Pauli", "1. FC", "M'gladbach"
  if (/^(?:\s*|\s*&\s*)$/.test(gap) || (/^[.'’]\s?$/.test(gap) && before.length <= 3)) return 'name'
  if (gap === '-') return 'hyphen'
  return /^[\s()[\]"*„“”]*[-–—:@][\s()[\]"*„“”]*$/.test(gap) ? 'between' : 'end'
}

function tokensIn(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  const folded = plain(text)
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    tokens.push({ word, gap: tokens.length === 0 ? 'end' : gapOf(folded.slice(end, index), tokens.at(-1)?.word ?? '') })
    end = index + word.length
  }
  return tokens
}

const belongsTogether = (token: Token | undefined): boolean => token?.gap === 'name' || token?.gap === 'hyphen'

/** The words up to a place, as far back as one name may reach. */
function wordsBefore(tokens: readonly Token[], end: number): string[] {
  let from = end - 1
  while (from > 0 && belongsTogether(tokens[from]) && !versus.has(tokens[from - 1]?.word ?? '')) from -= 1
  return tokens.slice(Math.max(0, from), end).map(({ word }) => word)
}

function wordsAfter(tokens: readonly Token[], from: number): string[] {
  let end = from + 1
  while (end < tokens.length && belongsTogether(tokens[end]) && !versus.has(tokens[end]?.word ?? '')) end += 1
  return tokens.slice(from, end).map(({ word }) => word)
}

function sideOf(words: readonly string[]): Side {
  const [first, last] = [words.findIndex((word) => !neutral.has(word)), words.findLastIndex((word) => !neutral.has(word))]
  const telling = first === -1 ? [] : words.slice(first, last + 1)
  return { words: telling, whole: telling.join(' '), bare: withoutClubWords(telling).join(' ') }
}

function pairsIn(text: string): [Side, Side][] {
  const tokens = tokensIn(text)
  return tokens.flatMap(({ word, gap }, place): [Side, Side][] => {
    const pair = (left: number, right: number): [Side, Side] => [sideOf(wordsBefore(tokens, left)), sideOf(wordsAfter(tokens, right))]
    if (place === 0) return []
    if (versus.has(word) && place + 1 < tokens.length) return [pair(place, place + 1)]
    return gap === 'between' || gap === 'hyphen' ? [pair(place, place)] : []
  })
}

/** Reads what a guide says of a programme, or the name of a channel. */
export function textOfTeams(title: string, description = ''): TextOfTeams {
  const [ofTitle, others] = [wordsIn(title), wordsIn(description)]
  const words = new Set([...ofTitle, ...others])
  let pairs: [Side, Side][] | undefined
  return {
    words,
    isRepeat: ofTitle.some((word) => repeats.has(word)),
    // A letter may also be that of a group.
    marks: [...words].filter((word) => word.length > 1 && tellsOtherTeam(word)),
    all: ` ${ofTitle.join(' ')} | ${others.join(' ')} `,
    pairs: () => (pairs ??= [...pairsIn(title), ...pairsIn(description)]),
  }
}

/**
 * Whether a text names two teams. Either they stand against each other in it, in whatever order, each under one of its forms; or it has the whole names of
 * both, of two words at least: a town and a river are no match. Nothing of a text that tells of other teams of a club (women, juniors), or of a repeat.
 */
export function namesBoth(text: TextOfTeams, home: TeamForms, away: TeamForms): boolean {
  const { words, isRepeat, marks, all, pairs } = text
  if (isRepeat || ![home, away].every(({ firstWords }) => firstWords.some((word) => words.has(word)))) return false
  if (marks.some((word) => !home.own.has(word) && !away.own.has(word))) return false
  return (
    pairs().some(([left, right]) => (isSide(left, home) && isSide(right, away)) || (isSide(left, away) && isSide(right, home))) ||
    haveWholeNames(all, home, away)
  )
}

function isSide({ words, whole, bare }: Side, { names, parts, own }: TeamForms): boolean {
  if (words.some((word) => tellsOtherTeam(word) && !own.has(word))) return false
  if (parts.includes(bare)) return true
  return names.some((name) => {
    if (name === whole || name === bare) return true
    // "Bundesliga Borussia Dortmund": a name of several words is known among others.
    return name.includes(' ') && ` ${whole} `.includes(` ${name} `)
  })
}

function haveWholeNames(all: string, home: TeamForms, away: TeamForms): boolean {
  if (home.isCountry || away.isCountry) return false
  const without = withoutName(all, home)
  return without !== null && withoutName(without, away) !== null
}

/** The text without the name of a team, of which no word can then be that of the other; null where it is not there, or is that of another team. */
function withoutName(all: string, { names, own }: TeamForms): string | null {
  for (const name of names) {
    const at = name.includes(' ') ? all.indexOf(` ${name} `) : -1
    if (at === -1) continue
    const [before, after] = [all.slice(0, at + 1), all.slice(at + name.length + 1)]
    const next = /^ (\S+)/.exec(after)?.[1] ?? ''
    return tellsOtherTeam(next) && !own.has(next) ? null : `${before}|${after}`
  }
  return null
}

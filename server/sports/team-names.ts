/** Both sides of a match, and how it ended where its words say so. */
export interface NamedMatch {
  /** What stands before the teams: a round, or the name of a competition. */
  before: string
  home: string
  away: string
  goals: [number, number] | null
}

/** `A vs. B`, `A v B`, `A gegen B`; `A @ B`, where the second is at home. */
const between = / (?:(vs?\.?|gegen)|(@)) /i
const dash = / [-–—] /
const goals = String.raw`\(?(\d{1,2})\s?[:–-]\s?(\d{1,2})\)?`
const goalsAtEnd = new RegExp(String.raw`[\s,]+${goals}$`)
const goalsBetween = new RegExp(String.raw`^(\S.*?) ${goals} (\S.*)$`)

/**
 * The teams that the title of an event names, or null where it does not name two and no more: nobody guesses. A result is taken out of the title, or
 * it would be told with the names.
 */
export function teamsIn(title: string): NamedMatch | null {
  const words = title.replaceAll(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, '').trim()
  const [, before = '', match = ''] = /^(?:([^:]{1,60}): (?!\d))?(.*)$/.exec(words) ?? []
  const [, first, one, other, second] = goalsBetween.exec(match) ?? []
  if (first !== undefined && second !== undefined) return sides({ before, home: first, away: second, goals: [Number(one), Number(other)] })
  const end = goalsAtEnd.exec(match)
  const teams = end ? match.slice(0, end.index) : match
  const result: [number, number] | null = end ? [Number(end[1]), Number(end[2])] : null
  const said = between.exec(teams)
  const mark = said ?? dash.exec(teams)
  if (mark === null) return null
  const [left, right] = [teams.slice(0, mark.index), teams.slice(mark.index + mark[0].length)]
  if (said?.[2] === undefined) return sides({ before, home: left, away: right, goals: result })
  return sides({ before, home: right, away: left, goals: result && [result[1], result[0]] })
}

/** None where a side is nobody, or something else stands among them. */
function sides(match: NamedMatch): NamedMatch | null {
  const [home, away] = [match.home.trim(), match.away.trim()]
  const areNames = [home, away].every((name) => /\p{L}/u.test(name) && !dash.test(name) && !between.test(` ${name} `))
  return areNames && home !== away ? { ...match, home, away } : null
}

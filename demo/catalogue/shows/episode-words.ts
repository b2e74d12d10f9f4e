import { around, hash } from '../../random.ts'
import { text } from '../text.ts'
import type { Text } from '../text.ts'
import type { Show } from '../titles/title.ts'
import { episodeEndings, episodeOpenings, episodeTitles } from '../words/episodes.ts'

/** Where a season starts in the lists of words; its episodes go on from there, so that no season repeats itself. */
const startOf = (show: Show, season: number): number => hash(`episodes ${show.index} ${season}`)

export const episodeTitle = (show: Show, season: number, at: number): Text => text(around(episodeTitles, startOf(show, season) + at * 5))

/** What happens in an episode, in two sentences, one of them about somebody of the cast. */
export function episodeStory(show: Show, season: number, at: number): Text {
  const start = startOf(show, season)
  const opening = text(around(episodeOpenings, start + at * 7))
  const ending = text(around(episodeEndings, Math.floor(start / 7) + at * 5))
  const names = show.cast.map(({ character }) => character?.split(' ')[0] ?? '').filter((name) => name !== '')
  const told = (sentence: string): string =>
    sentence.replace('{who}', around(names, start + at)).replace('{other}', around(names, start + at + 1))
  return { en: `${told(opening.en)} ${ending.en}`, de: `${told(opening.de)} ${ending.de}` }
}

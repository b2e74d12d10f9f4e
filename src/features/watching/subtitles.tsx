import { useEffect, useReducer, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { player } from '#state/player.ts'
import { playerSettings } from '#state/player-settings.ts'
import type { MediaChoice } from '#ui/media/media.ts'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import * as css from './subtitles.css.ts'

interface SubtitlesProps {
  /** The controls are shown: the words make room for them. */
  isRaised: boolean
  isSmall: boolean
}

/** The words of the film in the person's own style; of a second language below the first, where both are there. */
export function Subtitles({ isRaised, isSmall }: SubtitlesProps) {
  const media = useMedia()
  const { subtitleOffset } = useSnapshot(player)
  const { subtitles: first, secondSubtitles: second, look, position, size, areSubtitlesSpoken } = useSnapshot(playerSettings)
  const there = useMediaState((state) => state.subtitles)
  const wanted = [first, first === null ? null : second].flatMap((language) => trackFor(there, language) ?? [])
  const ids = [...new Set(wanted.map(({ id }) => id))].join(' ')
  useEffect(() => media.wantSubtitles(ids.split(' ').filter(Boolean)), [media, ids])
  useEveryFrame(ids !== '')
  const at = media.now().position - subtitleOffset
  const shown = wanted.flatMap(({ id, language }) => media.cuesAt(id, at).map((cue) => ({ cue, language })))
  useSpeech(areSubtitlesSpoken ? (shown[0]?.cue.text ?? '') : '', shown[0]?.language ?? '')
  if (shown.length === 0) return null
  const place = isRaised && position !== 'top' ? css.wordsAboveControls : css.wordsAt[position]
  return (
    <div className={css.measured}>
      <div
        className={`${css.words} ${isSmall ? css.wordsAt.bottom : place}`}
        style={{ '--words-size': isSmall ? 1 : size / 100 }}
        data-subtitles
      >
        {shown.map(({ cue, language }) => (
          <p key={`${language}${cue.startTime}${cue.text}`} className={css.look[look]} lang={language}>
            {plainText(cue)}
          </p>
        ))}
      </div>
    </div>
  )
}

/** The subtitles of a language, also those of a region of it. */
export const trackFor = (there: readonly MediaChoice[], language: string | null): MediaChoice | undefined =>
  language === null
    ? undefined
    : (there.find((choice) => choice.language === language) ??
      there.find((choice) => choice.language.split('-')[0] === language.split('-')[0]))

/** What is said, without the marks of the file. */
const plainText = (cue: VTTCue): string => cue.getCueAsHTML().textContent ?? cue.text

/** Draws the component again a few times a second: words come and go between the element's own events. */
function useEveryFrame(isWanted: boolean): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(draw, 100)
    return () => clearInterval(timer)
  }, [isWanted])
}

/** Says words aloud with the device's own voice. */
function useSpeech(words: string, language: string): void {
  const said = useRef('')
  useEffect(() => {
    if (words === '' || words === said.current || !('speechSynthesis' in window)) return
    said.current = words
    const speech = new SpeechSynthesisUtterance(words)
    speech.lang = language
    speechSynthesis.speak(speech)
  }, [words, language])
}

import type { Pair } from './moods/mood.ts'

export type Lang = 'en' | 'de'

export interface Text {
  en: string
  de: string
}

/** Splits `English|German`; without a bar both are the same. */
export function text(pair: Pair): Text {
  const [en = '', de = en] = pair.split('|')
  return { en, de }
}

/** The person a sentence is about, as it goes into the frames of a mood. */
export interface Subject {
  feminine: boolean
  who: Text
  place: Text
}

const masculine: Readonly<Record<string, string>> = {
  she: 'he',
  She: 'He',
  her: 'his',
  him: 'him',
  herself: 'himself',
  sie: 'er',
  ihr: 'sein',
  ihre: 'seine',
  ihrer: 'seiner',
  ihres: 'seines',
  ihrem: 'seinem',
  ihren: 'seinen',
}

/** Puts the subject into a sentence frame (see `Mood`). */
export function fill(frame: Pair, subject: Subject): Text {
  const sentence = text(frame)
  const put = (lang: Lang): string =>
    sentence[lang].replace(/\{(\w+)\}/g, (_, key: string) => {
      if (key === 'place') return subject.place[lang]
      if (key === 'who') return subject.who[lang]
      if (key === 'Who') return subject.who[lang].charAt(0).toUpperCase() + subject.who[lang].slice(1)
      return subject.feminine ? key : (masculine[key] ?? key)
    })
  return { en: put('en'), de: put('de') }
}

/** The two halves of a title pattern, joined in both languages. */
export function joinTitle(join: Pair, a: Pair, b: Pair): Text {
  const [frame, first, second] = [text(join), text(a), text(b)]
  const put = (lang: Lang): string => frame[lang].replace('{a}', first[lang]).replace('{b}', second[lang])
  return { en: put('en'), de: put('de') }
}

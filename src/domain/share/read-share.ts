import { searchText } from '../search/search-text.ts'
import { type LinkTarget, readLink } from './read-link.ts'
import { titleWords } from './title-words.ts'

/** What another app handed over, in the fields of the manifest's share target; apps fill them as they like. */
export interface Share {
  title?: string | undefined
  text?: string | undefined
  url?: string | undefined
}

/** What it is about. */
export type ShareTarget =
  | Exclude<LinkTarget, { kind: 'imdb' }>
  /** `words` to search for where the id is not known; null where there are none. */
  | { kind: 'imdb'; id: string; words: string | null }
  | { kind: 'words'; words: string }
  /** Nothing but addresses that name no title. */
  | { kind: 'link' }
  | { kind: 'nothing' }

/** So much of a field is read, in UTF-16 units. */
const longest = 4000

/** An address, and those of well-known hosts also without `https://`, as people write them. */
const links =
  /(?:https?:\/\/|web\+matinee:|(?<![\w@./-])(?:(?:www|m|music)\.)?(?:imdb\.com|themoviedb\.org|youtube\.com|youtu\.be)\/)[^\s<>"“”„«»\\^`{|}]*/giu

/** What ends the sentence and not the address. */
const sentenceEnd = /[.,;:!?)\]'’…]+$/u

const imdbId = /^(?:tt|nm)\d{7,10}$/i

/**
 * Reads what was shared: the first address that leads to something here, else the name of a title beside the address, else the text as it is.
 *
 * @param origin our own, such as `https://matinee.example`
 */
export function readShare(share: Share, origin: string): ShareTarget {
  const [url, text, title] = [plainText(share.url), plainText(share.text), plainText(share.title)]
  const addresses = [url, text, title].flatMap((field) => field.match(links) ?? []).map(wholeAddress)
  const [target] = addresses.flatMap((address) => readLink(address, origin) ?? [])
  if (addresses.length === 0) {
    const words = searchText(text) ?? searchText(title) ?? searchText(url)
    if (words === null) return { kind: 'nothing' }
    return imdbId.test(words) ? { kind: 'imdb', id: words.toLowerCase(), words: null } : { kind: 'words', words }
  }
  const words = wordsBeside([title, text, url])
  if (target?.kind === 'imdb') return { ...target, words }
  return target ?? (words === null ? { kind: 'link' } : { kind: 'words', words })
}

/** One line, without what cannot be seen; joiners stay, which some scripts are written with. */
const plainText = (field: string | undefined): string =>
  (field ?? '')
    .slice(0, longest)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim()

const wholeAddress = (found: string): string => {
  const address = found.replace(sentenceEnd, '')
  return /^(?:https?|web\+matinee):/i.test(address) ? address : `https://${address}`
}

/** What is searched for: the first field that holds more than addresses. */
function wordsBeside(fields: readonly string[]): string | null {
  const [words] = fields.flatMap((field) => searchText(titleWords(field.replace(links, ' '))) ?? [])
  return words ?? null
}

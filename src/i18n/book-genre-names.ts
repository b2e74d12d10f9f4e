import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Genres as LibriVox calls them, in the words of the interface; what others call theirs stands as it is. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  "Children's Fiction": msg`Children’s fiction`,
  'Detective Fiction': msg`Detective fiction`,
  'Essays & Short Works': msg`Essays`,
  'Fantastic Fiction': msg`Fantastic fiction`,
  'General Fiction': msg`General fiction`,
  'Historical Fiction': msg`Historical fiction`,
  'Literary Fiction': msg`Literary fiction`,
  Nature: msg`Nature`,
  Poetry: msg`Poetry`,
  Romance: msg`Romance`,
  Satire: msg`Satire`,
  'Science Fiction': msg`Science fiction`,
  'Short Stories': msg`Short stories`,
  'Travel & Geography': msg`Travel`,
}

export function bookGenreName(i18n: I18n, genre: string): string {
  const name = Object.hasOwn(names, genre) ? names[genre] : undefined
  return name === undefined ? genre : i18n._(name)
}

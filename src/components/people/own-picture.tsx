import { usePreferences } from '#data/account/preferences.ts'
import * as css from './own-picture.css.ts'

/** The picture a member chose for themselves, or the first letters of their name. It says nothing that does not stand beside it. */
export function OwnPicture({ name, size }: { name: string; size: number }) {
  const { picture } = usePreferences()
  return (
    <span className={css.frame} style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden="true">
      {picture === '' ? initialsOf(name) : <img src={picture} alt="" className={css.picture} />}
    </span>
  )
}

/** Of the first and the last word, for any script. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}

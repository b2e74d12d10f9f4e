import { useSnapshot } from 'valtio'
import { genrePath } from '#domain/title/genre.ts'
import type { Title } from '#domain/title/title.ts'
import { genreNames } from '#i18n/genre-names.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './genre-links.css.ts'

/** The genres of a title, each with the way to its page. */
export function GenreLinks({ title }: { title: Title }) {
  const { language } = useSnapshot(appearance)
  const genres = title.genreIds.flatMap((id) => genreNames([id], language).map((name) => ({ id, name })))
  if (genres.length === 0) return null
  return (
    <span className={css.list}>
      {genres.map(({ id, name }) => (
        <a key={id} className={css.genre} href={genrePath(title.type, id)}>
          {name}
        </a>
      ))}
    </span>
  )
}

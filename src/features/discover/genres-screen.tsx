import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { genrePath, genresPath } from '#components/links/paths.ts'
import type { MediaType } from '#contract/media.ts'
import { genreSlug } from '#domain/title/genre.ts'
import { genres, genresOf } from '#product/genres.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './genres-screen.css.ts'
import { KindSwitch, ListHead } from './list-head.tsx'
import { screen } from './list-screen.css.ts'

/** Neighbours in a line or a column never share an ink. */
const tileAt = (place: number): string => css.tile[css.inkNames[(place * 3) % css.inkNames.length] ?? 'night']

/** Every genre of movies or shows, each with its page. */
export function GenresScreen({ type }: { type: MediaType }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  return (
    <div className={screen}>
      <ListHead name={type === 'movie' ? t`Movie genres` : t`Show genres`} page={1} end={<KindSwitch type={type} pathOf={genresPath} />} />
      <ul className={css.grid}>
        {genresOf[type].map((id, place) => (
          <li key={id}>
            <a className={tileAt(place)} href={genrePath(type, genreSlug(id))} data-card>
              {genres[id]?.[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

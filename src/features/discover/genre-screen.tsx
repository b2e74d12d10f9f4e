import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { discoverPath, genrePath } from '#components/links/paths.ts'
import type { MediaType } from '#contract/media.ts'
import { prepareList } from '#data/catalogue/list-queries.ts'
import { noFilters, searchOf } from '#domain/discover/filters.ts'
import type { PageRange } from '#domain/paging.ts'
import { genreAt, genreSlug } from '#domain/title/genre.ts'
import { genres } from '#product/genres.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { FilterIcon } from '#ui/icons/later-icons.tsx'
import { genreQuery } from '#data/discover/discover-query.ts'
import { failedByType, NoneFound } from './empty-list.tsx'
import { ListHead } from './list-head.tsx'
import * as css from './list-screen.css.ts'
import { TitleList } from './title-list.tsx'

/** Starts what the page needs; false when there is no such genre. */
export async function prepareGenre(type: MediaType, slug: string, range: PageRange): Promise<boolean> {
  const genre = genreAt(type, slug)
  if (genre !== undefined) await prepareList(range, (page) => genreQuery(type, genre, page, appearance))
  return genre !== undefined
}

/** All movies or shows of a genre: what the discover page shows with this one filter (decision R1). */
export function GenreScreen({ type, slug, range }: { type: MediaType; slug: string; range: PageRange }) {
  const { i18n, t } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const genre = genreAt(type, slug) ?? 0
  const name = genres[genre]?.[language] ?? ''
  return (
    <div className={css.screen}>
      <ListHead name={type === 'movie' ? t`${name}: movies` : t`${name}: shows`} page={range.page}>
        <Trans>The most popular first.</Trans>
      </ListHead>
      <TitleList
        range={range}
        queryOf={(page) => genreQuery(type, genre, page, { language, region })}
        hrefOf={(other) => genrePath(type, genreSlug(genre), other)}
        failed={i18n._(failedByType[type])}
        empty={<NoneFound />}
        tools={
          <a className={buttonClass()} href={discoverPath(type, searchOf({ ...noFilters, genres: [genre] }))}>
            <FilterIcon size={20} />
            <Trans>Filter</Trans>
          </a>
        }
      />
    </div>
  )
}

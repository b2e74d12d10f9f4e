import { useQuery } from '#data/catalogue/catalogue.ts'
import { type Logo, pickLogo } from '#domain/title/picture.ts'
import type { Title } from '#domain/title/title.ts'
import { queries } from '#remote/tmdb/queries.ts'

/**
 * The lettering of a title, English preferred; undefined until it is known and where there is none.
 *
 * @param isWanted false asks nothing
 */
export function useLogo({ type, id }: Pick<Title, 'type' | 'id'>, isWanted: boolean): Logo | undefined {
  const { value } = useQuery(isWanted ? queries.logos(type, id) : null)
  return value && pickLogo(value)
}

import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { type Logo, pickLogo } from '#domain/title/picture.ts'
import type { Title } from '#domain/title/title.ts'
import { queries } from '#remote/tmdb/queries.ts'
import { appearance } from '#state/appearance.ts'

/**
 * The lettering of a title in the language its name is shown in; undefined until it is known and where there is none.
 *
 * @param isWanted false asks nothing
 */
export function useLogo({ type, id, foreign }: Pick<Title, 'type' | 'id' | 'foreign'>, isWanted: boolean): Logo | undefined {
  const { language } = useSnapshot(appearance)
  const { value } = useQuery(isWanted ? queries.logos(type, id, language) : null)
  return value && pickLogo(value, foreign?.title ?? language)
}

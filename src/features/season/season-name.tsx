import { useLingui } from '@lingui/react/macro'
import type { Season } from '#domain/title/season.ts'

/** The name of a season, or its number where it has none. */
export function SeasonName({ season }: { season: Pick<Season, 'name' | 'number'> }) {
  return useSeasonName(season)
}

/** The same as text. */
export function useSeasonName({ name, number }: Pick<Season, 'name' | 'number'>): string {
  const { t } = useLingui()
  return name || (number === 0 ? t`Specials` : t`Season ${number}`)
}

import { useLingui } from '@lingui/react/macro'
import type { Episode } from '#domain/title/season.ts'

/** The name of an episode, or its number where it has none. */
export function useEpisodeName({ name, number }: Pick<Episode, 'name' | 'number'>): string {
  const { t } = useLingui()
  return name || t`Episode ${number}`
}

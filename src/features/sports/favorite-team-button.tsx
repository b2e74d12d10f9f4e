import { useLingui } from '@lingui/react/macro'
import { HeartButton } from '#components/cards/heart-button.tsx'
import type { Team } from '#contract/sports.ts'
import { toggleFavoriteTeam, useFavoriteTeams } from '#data/sports/favorite-teams.ts'
import { teamKey } from '#domain/sports/favorites.ts'
import { useFormat } from '#i18n/formats.ts'
import { teamName } from '#i18n/sports-words.ts'

/** Puts a team among the person's favorites, or takes it from them. */
export function FavoriteTeamButton({ team }: { team: Team }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const isFavorite = useFavoriteTeams()?.includes(teamKey(team)) ?? false
  return <HeartButton name={teamName(i18n, format, team)} isFavorite={isFavorite} onPress={() => void toggleFavoriteTeam(team)} />
}

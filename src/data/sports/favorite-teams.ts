import type { Team } from '#contract/sports.ts'
import { toggleFavorite } from '#data/account/favorite-lists.ts'
import { useKnownPreferences } from '#data/account/preferences.ts'
import { teamKey } from '#domain/sports/favorites.ts'

/** How many teams may be favorites. */
const mostTeams = 100

/** The keys of the teams a person likes best, on all of their devices; undefined while the database opens. */
export const useFavoriteTeams = (): readonly string[] | undefined => useKnownPreferences()?.favoriteTeams

/** Puts a team among the favorites, or takes it from them. */
export const toggleFavoriteTeam = (team: Team): Promise<void> => toggleFavorite('favoriteTeams', teamKey(team), mostTeams)

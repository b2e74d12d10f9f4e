import { plural } from '@lingui/core/macro'
import type { CastMember } from '#domain/title/credits.ts'

/** The parts somebody plays, and in how many episodes of a show. */
export function RoleWords({ of: { role, episodes } }: { of: Pick<CastMember, 'role' | 'episodes'> }) {
  const times = episodes > 0 ? plural(episodes, { one: `${episodes} episode`, other: `${episodes} episodes` }) : ''
  return [role, times].filter(Boolean).join(' · ')
}

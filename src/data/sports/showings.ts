import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { useOwnChannels } from '#data/live-tv/own-channels.ts'
import type { Match } from '#domain/sports/match.ts'
import { isNamedAfterNow, mayBeShown, type Showing, showingFinder, showingsOf } from '#domain/sports/showings.ts'
import { showingsQuery } from '#remote/api/showings.ts'
import { liveTv } from '#state/live-tv.ts'
import { useSports } from './sports.ts'

const none: readonly Showing[] = []

/** The channels that show a match now (epoch ms) or will: of the person's own playlists by their names, of the server's by the guide as well. */
export function useShowings(match: Match, now: number): readonly Showing[] {
  const { value: listed = none } = useQuery(mayBeShown(match, now) ? showingsQuery : null)
  const named = useNamed(match, isNamedAfterNow(match, now))
  return useMemo(() => showingsOf(match, [...named, ...listed], now), [match, named, listed, now])
}

/** Channels of the person's own that are named after a match. Their names are looked through only where one can be. */
function useNamed(match: Match, isWanted: boolean): readonly Showing[] {
  const { value: competitions } = useSports()
  const own = useOwnChannels()
  const { isAdultShown } = useSnapshot(liveTv)
  return useMemo(() => {
    if (!isWanted || !own || !competitions) return none
    const { inName } = showingFinder(competitions, ({ id }) => id === match.id)
    return own
      .filter(({ name, category }) => (isAdultShown || category !== 'adult') && inName(name).length > 0)
      .map(({ id, name, logo }) => ({ match: match.id, channel: id, name, logo, times: null }))
  }, [isWanted, own, competitions, isAdultShown, match.id])
}

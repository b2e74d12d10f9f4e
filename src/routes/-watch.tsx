import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import { readWatchAddress } from '#domain/watching/watch-address.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

const Screen = lazyRouteComponent(
  withWords(() => import('#features/watching/watch-screen.tsx')),
  'WatchScreen',
)

interface WatchSearch {
  /** The moment to begin at. */
  t?: string | undefined
}

/** The moment is read by the page itself: the start does not need to. */
export const watchSearch = ({ t }: Record<string, unknown>): WatchSearch => ({ t: t === undefined ? undefined : String(t) })

/** Starts what the page needs, its code included; an address that can name nothing, or what the service does not know, is not found. */
export async function loadWatch(splat: string | undefined): Promise<void> {
  const address = readWatchAddress(splat ?? '')
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (address === undefined) throw notFound()
  if (address === 'nothing') await Screen.preload?.()
  else {
    const { media_type: type, media_id: id, season, episode } = address
    await loadKnown({
      screen: Screen,
      prepare:
        season === null || episode === null
          ? async () => (await import('#data/title/details.ts')).prepareDetails(type, id)
          : async () => (await import('#data/title/seasons.ts')).prepareEpisode(id, season, episode),
    })
  }
}

interface WatchPageProps extends WatchSearch {
  on: 'watch' | 'player'
  splat: string | undefined
}

export function WatchPage({ on, splat = '', t }: WatchPageProps) {
  const address = readWatchAddress(splat) ?? 'nothing'
  return <Screen address={address} on={on} moment={t} path={`/${on}/${splat}`} />
}

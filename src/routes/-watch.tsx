import { lazyRouteComponent } from '@tanstack/react-router'
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
export const loadWatch = (splat = ''): Promise<void> =>
  loadKnown({ screen: Screen, prepare: async () => (await import('#data/watching/prepare-watch.ts')).prepareWatch(splat) })

interface WatchPageProps extends WatchSearch {
  on: 'watch' | 'player'
  splat: string | undefined
}

export const WatchPage = ({ on, splat = '', t }: WatchPageProps) => <Screen address={splat} on={on} moment={t} />

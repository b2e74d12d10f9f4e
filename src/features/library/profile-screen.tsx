import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { ContinueRow } from '#components/rows/continue-row.tsx'
import { AccentChoice } from '#components/settings/accent-choice.tsx'
import { SpoilerSwitch } from '#components/settings/spoiler-switch.tsx'
import { WatchingSwitches } from '#components/settings/watching-switches.tsx'
import type { User } from '#contract/schemas.ts'
import { useShelf } from '#data/library/shelves.ts'
import { useContinueWatching } from '#data/watching/continue-watching.ts'
import { useWatchingStatistics } from '#data/watching/statistics.ts'
import type { WatchingStatistics } from '#domain/watching/statistics.ts'
import { session } from '#state/session.ts'
import type { Order } from './history-list.tsx'
import { ProfileAccount } from './profile-account.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileHistory, ProfileShelf } from './profile-lists.tsx'
import { ProfileCounts, ProfileStatistics } from './profile-statistics.tsx'
import * as css from './profile.css.ts'

/** A member's own page: who they are, what they keep and watch, their settings and their account (specification, section 2). */
export function ProfileScreen({ order }: { order: Order }) {
  const { user } = useSnapshot(session)
  // Whoever logs out here is led away.
  return user && <Profile user={user} order={order} />
}

function Profile({ user, order }: { user: User; order: Order }) {
  const { t } = useLingui()
  const statistics = useWatchingStatistics(user.id)
  const kept = [useShelf('watch_history'), useShelf('favorites'), useShelf('watchlist'), useContinueWatching()]
  const isRead = kept.every((part) => part !== undefined)
  return (
    <div className={css.screen}>
      <title>{t`Profile – Matinee`}</title>
      <ProfileHead user={user} />
      <ProfileCounts statistics={statistics} />
      {isRead && statistics && <Kept user={user} order={order} statistics={statistics} />}
    </div>
  )
}

/** What the database has to be asked for, all at once: what comes later would push away what is looked at. */
function Kept({ user, order, statistics }: { user: User; order: Order; statistics: WatchingStatistics }) {
  return (
    <>
      <ContinueRow fallback={null} />
      <ProfileHistory order={order} />
      <ProfileShelf list="favorites" />
      <ProfileShelf list="watchlist" />
      <div className={css.columns}>
        <ProfileStatistics statistics={statistics} />
        <section className={css.section}>
          <h2 className={css.heading}>
            <Trans>Preferences</Trans>
          </h2>
          <WatchingSwitches />
          <SpoilerSwitch />
          <AccentChoice />
        </section>
        <ProfileAccount email={user.email} />
      </div>
    </>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOpinions } from '#data/library/opinion.ts'
import { useShelf } from '#data/library/shelves.ts'
import { WarningIcon } from '#ui/icons/icons.tsx'
import { DeviceIcon } from '#ui/icons/later-icons.tsx'
import { markPaths } from '#ui/controls/mark-paths.ts'
import * as css from './auth.css.ts'

interface AuthPageProps {
  title: ReactNode
  /** What went wrong with the whole form. */
  error: ReactNode
  children: ReactNode
  /** The way to the other form. */
  other: ReactNode
}

/** The frame of the login and the signup screen. */
export function AuthPage({ title, error, children, other }: AuthPageProps) {
  const onDevice = useKeptHere()
  return (
    <div className={css.page}>
      <HouseFront />
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.sentence}>
            <Trans>Your titles on all your devices, with and without a connection.</Trans>
          </p>
        </div>
        {onDevice > 0 && (
          <Link to="/on-this-device" className={css.note}>
            <DeviceIcon />
            <span>
              <Plural
                value={onDevice}
                one="You have # item on this device – sign in to keep it."
                other="You have # items on this device – sign in to keep them."
              />
            </span>
          </Link>
        )}
        <div role="alert">
          {error && (
            <p className={css.error}>
              <WarningIcon />
              <span>{error}</span>
            </p>
          )}
        </div>
        {children}
        <p className={css.sentence}>{other}</p>
      </div>
    </div>
  )
}

/** How many items this device keeps for its guest. */
function useKeptHere(): number {
  const shelves = [useShelf('favorites'), useShelf('watchlist'), useShelf('watch_history')]
  return [...shelves, useOpinions()].reduce((sum, kept) => sum + (kept?.length ?? 0), 0)
}

/** The mark as large as a wall, for windows with room to spare. */
function HouseFront() {
  return (
    <svg className={css.house} viewBox="108 112 296 288" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {markPaths.curtains.map((curtain) => (
        <path key={curtain} className={css.curtain} d={curtain} />
      ))}
      <path className={css.sun} d={markPaths.sun} />
    </svg>
  )
}

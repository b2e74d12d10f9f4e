import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFavorites } from '#data/favorites.ts'
import { DeviceIcon, WarningIcon } from '#ui/icons.tsx'
import { Mark } from '#ui/mark.tsx'
import * as css from './auth.css.ts'

interface AuthPageProps {
  title: ReactNode
  /** What went wrong with the whole form. */
  error: ReactNode
  children: ReactNode
  /** The way to the other form. */
  other: ReactNode
}

/** The frame of the log-in and the sign-up screen. */
export function AuthPage({ title, error, children, other }: AuthPageProps) {
  const onDevice = useFavorites()?.length ?? 0
  return (
    <div className={css.page}>
      <div className={css.house}>
        <Mark className={css.curtain} />
      </div>
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.sentence}>
            <Trans>Your titles on all your devices, with and without a connection.</Trans>
          </p>
        </div>
        {onDevice > 0 && (
          <p className={css.note}>
            <DeviceIcon />
            <span>
              <Plural
                value={onDevice}
                one="You have # item on this device – sign in to keep it."
                other="You have # items on this device – sign in to keep them."
              />
            </span>
          </p>
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

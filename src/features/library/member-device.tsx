import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { undoGuestMerge } from '#data/account/undo-guest-merge.ts'
import { requestSignOut } from '#data/account/sign-out.ts'
import { addToAccount, useGuestMerge, useJoining, useOutsideAccount } from '#data/library/on-device.ts'
import { Button } from '#ui/controls/button.tsx'
import { BookmarkIcon, ChevronRightIcon, HeartIcon } from '#ui/icons/icons.tsx'
import { HistoryIcon } from '#ui/icons/later-icons.tsx'
import { shelfNames } from './library-tabs.tsx'
import * as css from './library.css.ts'
import * as device from './on-this-device.css.ts'

const places = [
  { shelf: 'favorites', to: '/favorites', Icon: HeartIcon },
  { shelf: 'watchlist', to: '/watchlist', Icon: BookmarkIcon },
  { shelf: 'watch_history', to: '/watch-history', Icon: HistoryIcon },
] as const

/** Where a member's things are, what this device keeps besides, and how it forgets the account. */
export function MemberDevice({ account }: { account: string }) {
  const { i18n } = useLingui()
  const merge = useGuestMerge(account)
  const outside = useOutsideAccount(merge)
  const joining = useJoining(account)
  return (
    <div className={device.column}>
      {outside > 0 && (
        <Invitation
          actions={
            <Button onClick={() => void addToAccount()}>
              <Trans>Add to my account</Trans>
            </Button>
          }
        >
          <Plural
            value={outside}
            one="This device also keeps # item that is not in your account."
            other="This device also keeps # items that are not in your account."
          />
        </Invitation>
      )}
      {joining > 0 && (
        <Invitation actions={<NotMe account={account} />}>
          <Plural
            value={joining}
            one="# item from this device joins your account with the next sync."
            other="# items from this device join your account with the next sync."
          />
        </Invitation>
      )}
      {merge !== null && <AdoptedTitles account={account} {...merge} />}
      <p className={device.sentence}>
        <Trans>What you keep while signed in is saved here and in your account.</Trans>
      </p>
      <ul className={device.places}>
        {places.map(({ shelf, to, Icon }) => (
          <li key={shelf}>
            <Link to={to} className={device.place}>
              <Icon />
              <span className={device.placeName}>{i18n._(shelfNames[shelf])}</span>
              <ChevronRightIcon size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <section className={device.all}>
        <p className={device.sentence}>
          <Trans>
            Logging out takes your lists, history, notes and searches from this device. Your own sources, downloads, and the pages and
            pictures that were looked at stay. On a device that is not yours, leave nothing of that behind but downloads. Your account keeps
            everything.
          </Trans>
        </p>
        <div className={device.actions}>
          <Button onClick={() => void requestSignOut({ forget: true })}>
            <Trans>Log out and remove my data</Trans>
          </Button>
        </div>
      </section>
    </div>
  )
}

/** The titles of this device that an account adopted, when (epoch ms), and the two ways to undo that. */
function AdoptedTitles({ account, at, titles }: { account: string; at: number; titles: number }) {
  const format = useFormat()
  const day = format.dayInSentence(at)
  return (
    <Invitation
      actions={
        <>
          <Button onClick={() => void undoGuestMerge(account, 'until-sign-in')}>
            <Trans>Take back</Trans>
          </Button>
          <NotMe account={account} look="plain" />
        </>
      }
    >
      <Plural
        value={titles}
        one={`On ${day}, # title of this device was added to your account.`}
        other={`On ${day}, # titles of this device were added to your account.`}
      />
    </Invitation>
  )
}

/** The titles of this device are somebody else's, and never join this account. */
function NotMe({ account, look = 'quiet' }: { account: string; look?: 'plain' | 'quiet' }) {
  return (
    <Button look={look} onClick={() => void undoGuestMerge(account, 'for-good')}>
      <Trans>Not me</Trans>
    </Button>
  )
}

/** Says what this device keeps beside the account, and what can be done with it. */
function Invitation({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className={css.invitation}>
      <p>{children}</p>
      <div className={device.actions}>{actions}</div>
    </div>
  )
}

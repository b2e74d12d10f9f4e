import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isNearlyFull, quota } from '#contract/quota.ts'
import type { StorageUse } from '#data/account/storage-use.ts'
import { useSyncStatus } from '#data/sync/sync-status.ts'
import { useFormat } from '#i18n/formats.ts'
import { session } from '#state/session.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import * as css from './storage.css.ts'

/** How safe the person's own data is: from the browser, and on its way to the account. */
export function KeptSections({ use, onAsk }: { use: StorageUse; onAsk: () => Promise<boolean> }) {
  const { inMemory } = useSnapshot(storageTrouble)
  const { status } = useSnapshot(session)
  return (
    <div className={css.sections}>
      <Section heading={<Trans>How long it stays</Trans>}>
        {inMemory ? <InMemory /> : <Persistence persisted={use.persisted} onAsk={onAsk} />}
      </Section>
      <Section heading={<Trans>Not sent yet</Trans>}>
        <Unsent use={use} />
      </Section>
      {status === 'member' && (
        <Section heading={<Trans>Room in your account</Trans>}>
          <AccountRoom />
        </Section>
      )}
      <Section heading={<Trans>Your own data</Trans>}>
        <OwnData />
      </Section>
    </div>
  )
}

function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{heading}</h2>
      {children}
    </section>
  )
}

const InMemory = () => (
  <p className={css.sentence}>
    <Trans>This browser lets Matinee keep nothing. Your changes are lost when you close this tab, unless they were sent before.</Trans>
  </p>
)

function Persistence({ persisted, onAsk }: { persisted: boolean | null; onAsk: () => Promise<boolean> }) {
  const [refused, setRefused] = useState(false)
  if (persisted === true) {
    return (
      <p className={css.sentence}>
        <Trans>The browser keeps everything until you remove it yourself.</Trans>
      </p>
    )
  }
  const ask = async (): Promise<void> => setRefused(!(await onAsk()))
  return (
    <>
      <p className={css.sentence}>
        <Trans>When space runs out, the browser may remove all of it. What is in your account comes back.</Trans>
      </p>
      {persisted === false && !refused && (
        <Button onClick={() => void ask()}>
          <Trans>Ask the browser to keep it</Trans>
        </Button>
      )}
      <p className={css.note} role="status">
        {refused && <Trans>The browser said no. Most agree once the app is installed or used often.</Trans>}
      </p>
    </>
  )
}

function Unsent({ use: { own, mirrored } }: { use: StorageUse }) {
  const unsent = own?.unsent ?? 0
  if (unsent === 0) {
    return (
      <p className={css.sentence}>
        <Trans>No change waits to be sent.</Trans>
      </p>
    )
  }
  return (
    <>
      <p className={css.sentence}>
        <Plural value={unsent} one="# change waits on this device." other="# changes wait on this device." />
      </p>
      <p className={css.note}>
        {mirrored ? (
          <Trans>A copy is kept apart, in case the browser loses its database.</Trans>
        ) : (
          <Trans>There are too many for the copy that is kept in case the browser loses its database. Send them soon.</Trans>
        )}
      </p>
    </>
  )
}

/** What the account holds of its quota, as the server said last. */
function AccountRoom() {
  const { used, full } = useSyncStatus()
  const format = useFormat()
  if (used === null) {
    return (
      <p className={css.sentence}>
        <Trans>It is counted the next time this device reaches the server.</Trans>
      </p>
    )
  }
  const [entries, mostEntries] = [format.number(used.rows), format.number(quota.rows)]
  const [size, mostSize] = [format.size(used.bytes), format.size(quota.bytes)]
  return (
    <>
      <p className={css.sentence}>
        <Trans>
          {entries} of {mostEntries} entries, {size} of {mostSize}
        </Trans>
      </p>
      {full ? (
        <p className={css.note}>
          <Trans>Your account is full. What you add stays on this device, and is sent once you have removed something.</Trans>
        </p>
      ) : (
        isNearlyFull(used) && (
          <p className={css.note}>
            <Trans>Your account is nearly full. Once it is, what you add stays on this device: remove what you no longer need.</Trans>
          </p>
        )
      )}
    </>
  )
}

function OwnData() {
  const { status } = useSnapshot(session)
  return status === 'member' ? (
    <p className={css.sentence}>
      <Trans>Your lists are here and in your account. When you log out they leave this device.</Trans>
    </p>
  ) : (
    <>
      <p className={css.sentence}>
        <Trans>What you keep without an account is on this device only.</Trans>
      </p>
      <Link to="/on-this-device" className={buttonClass('quiet')}>
        <Trans>On this device</Trans>
      </Link>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { changeRequest, discardRequest, dismissReceipt, sendWaiting, useRemovalRequest } from '#data/about/removal-request.ts'
import { copy } from '#data/about/copy.ts'
import { useFormat } from '#i18n/formats.ts'
import type { RemovalReceipt } from '#state/removal-request.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckIcon, DeviceIcon } from '#ui/icons/later-icons.tsx'
import { AboutPage } from './about-page.tsx'
import { Contact } from './contact.tsx'
import { RemovalForm } from './removal-form.tsx'
import * as css from './removal.css.ts'

/** Asks for content to be removed: the form, the request that waits for a network, or what the server said. */
export function RemovalScreen() {
  const { t } = useLingui()
  const { isWaiting, receipt } = useRemovalRequest()
  return (
    <AboutPage
      documentTitle={t`Content removal – Matinee`}
      title={<Trans>Content removal</Trans>}
      lead={
        <Trans>
          Something here touches a right of yours? Tell whoever runs this server. Nobody needs an account for it. The{' '}
          <Link to="/dmca" className={css.link}>
            copyright policy
          </Link>{' '}
          says what happens next.
        </Trans>
      }
    >
      {receipt ? <Received receipt={receipt} /> : isWaiting ? <Waiting /> : <RemovalForm />}
      <p className={css.note}>
        <Contact otherwise={null}>
          <Trans>You would rather write?</Trans>
        </Contact>
      </p>
    </AboutPage>
  )
}

function Received({ receipt: { reference, received_at } }: { receipt: RemovalReceipt }) {
  const format = useFormat()
  const [isCopied, setCopied] = useState(false)
  const day = format.day(received_at)
  return (
    <section className={css.panel} role="status">
      <CheckIcon />
      <h2 className={css.heading}>
        <Trans>Your request was received</Trans>
      </h2>
      <p>
        <Trans>On {day}, under this reference. Note it down: it names your request in every question and answer.</Trans>
      </p>
      <p className={css.reference}>{reference}</p>
      <div className={css.buttons}>
        <Button look="primary" onClick={() => void copy(reference).then(setCopied)}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button onClick={dismissReceipt}>
          <Trans>New request</Trans>
        </Button>
      </div>
    </section>
  )
}

function Waiting() {
  const { isSending, problem } = useRemovalRequest()
  const minutes = Math.max(1, Math.ceil((problem?.retryAfterMs ?? 0) / 60_000))
  return (
    <section className={css.panel} role="status">
      <DeviceIcon />
      <h2 className={css.heading}>
        <Trans>Kept on this device</Trans>
      </h2>
      <p>
        {problem?.kind === 'later' ? (
          <Trans>The server cannot take your request now. It is kept here; try again in {minutes} min.</Trans>
        ) : problem?.kind === 'not-ours' ? (
          <Trans>Something between you and Matinee answered instead. Check whether this network wants you to sign in first.</Trans>
        ) : (
          <Trans>
            Your request has not been sent yet: the server cannot be reached. It goes out by itself once it can, while Matinee is open.
          </Trans>
        )}
      </p>
      <div className={css.buttons}>
        <Button look="primary" aria-disabled={isSending} onClick={() => void sendWaiting()}>
          {isSending ? <Trans>Sending...</Trans> : <Trans>Send now</Trans>}
        </Button>
        <Button onClick={changeRequest}>
          <Trans>Change</Trans>
        </Button>
        <Button look="plain" onClick={discardRequest}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </section>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { undoGuestMerge } from '#data/account/undo-guest-merge.ts'
import { useFormat } from '#i18n/formats.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './library.css.ts'
import * as device from './on-this-device.css.ts'

/** What an account took along from this device, when (epoch ms), and the two ways to take it back. */
export function GuestMergeRecord({ account, at, titles }: { account: string; at: number; titles: number }) {
  const format = useFormat()
  const day = format.dayInSentence(at)
  return (
    <div className={css.invitation}>
      <p>
        <Plural
          value={titles}
          one={`On ${day}, # title came along from this device into your account.`}
          other={`On ${day}, # titles came along from this device into your account.`}
        />
      </p>
      <div className={device.actions}>
        <Button onClick={() => void undoGuestMerge(account, 'until-sign-in')}>
          <Trans>Take back</Trans>
        </Button>
        <Button look="plain" onClick={() => void undoGuestMerge(account, 'for-good')}>
          <Trans>Not me</Trans>
        </Button>
      </div>
    </div>
  )
}

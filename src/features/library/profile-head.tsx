import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { OwnPicture } from '#components/people/own-picture.tsx'
import type { User } from '#contract/schemas.ts'
import { chooseOwnPicture, removeOwnPicture } from '#data/account/own-picture.ts'
import { usePreferences } from '#data/account/preferences.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './profile.css.ts'

/** Who this is, and the picture they chose. */
export function ProfileHead({ user }: { user: User }) {
  const { t } = useLingui()
  const { picture } = usePreferences()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again.
    currentTarget.value = ''
    if (file === undefined) return
    setReading(true)
    await chooseOwnPicture(file)
    setReading(false)
  }
  return (
    <header className={css.head}>
      <OwnPicture name={user.display_name} size={96} />
      <div className={css.who}>
        <h1 className={css.name}>{user.display_name}</h1>
        <p className={css.email}>{user.email}</p>
        <div className={css.pictureActions}>
          <input ref={input} type="file" accept="image/*" hidden aria-label={t`Your picture`} onChange={(event) => void choose(event)} />
          <Button aria-disabled={isReading} onClick={() => !isReading && input.current?.click()}>
            {picture === '' ? <Trans>Add a picture</Trans> : <Trans>Change picture</Trans>}
          </Button>
          {picture !== '' && (
            <Button look="plain" onClick={() => void removeOwnPicture()}>
              <Trans>Remove picture</Trans>
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { TextField } from '#ui/controls/text-field.tsx'
import * as css from './auth.css.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  shown: boolean
  /** Left out where another field has the toggle for both. */
  onToggle?: () => void
}

/** A password that can be shown while it is typed; pasting and password managers work. */
export function PasswordField({ shown, onToggle, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        onToggle && (
          <button type="button" className={css.toggle} onClick={onToggle}>
            {shown ? <Trans context="password">Hide</Trans> : <Trans context="password">Show</Trans>}
          </button>
        )
      }
    />
  )
}

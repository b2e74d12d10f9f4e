import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { passwordLength } from '#contract/passwords.ts'
import { passwordStrength, type Strength, strengths } from '#domain/account/password-strength.ts'
import * as css from './password-strength.css.ts'

const { min } = passwordLength
const words: Record<Strength, MessageDescriptor> = {
  short: msg`At least ${min} characters.`,
  weak: msg`Weak: longer is better.`,
  fair: msg`Fair: longer is better.`,
  good: msg`Good.`,
  strong: msg`Strong.`,
}

interface PasswordStrengthProps {
  password: string
  email: string
  displayName: string
}

/** Advises whoever chooses a password, in one line (decision T14). */
export function PasswordStrength({ password, email, displayName }: PasswordStrengthProps) {
  const { i18n } = useLingui()
  const strength = passwordStrength(password, [email, displayName])
  const level = strengths.indexOf(strength)
  return (
    <span className={css.line}>
      <span>{i18n._(words[strength])}</span>
      <span className={css.bar} data-strength={strength} aria-hidden="true">
        {strengths.slice(1).map((step, place) => (
          <span key={step} className={css.step} data-on={place < level} />
        ))}
      </span>
    </span>
  )
}

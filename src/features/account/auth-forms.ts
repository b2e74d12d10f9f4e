import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { passwordLength } from '#contract/passwords.ts'
import { signIn, type SignInResult, signUp } from '#data/account/session.ts'
import { type AuthField, checkSignIn, checkSignUp, type Mistake } from '#domain/account/auth-checks.ts'

export type AuthKind = 'signIn' | 'signUp'

/** What was typed, by field; empty for fields a form does not have. */
export type AuthValues = Record<AuthField, string>

interface FieldRow {
  name: AuthField
  label: MessageDescriptor
  type: 'text' | 'email' | 'password'
  autoComplete: 'username' | 'nickname' | 'current-password' | 'new-password'
  maxLength?: number
  hint?: MessageDescriptor
}

interface AuthFormRow {
  documentTitle: MessageDescriptor
  heading: MessageDescriptor
  fields: readonly FieldRow[]
  button: MessageDescriptor
  busyButton: MessageDescriptor
  /** The first mistake, before anything is sent. */
  check: (form: AuthValues & { emailLooksValid: boolean }) => Mistake | undefined
  submit: (values: AuthValues) => Promise<SignInResult>
}

const { min } = passwordLength
const email: FieldRow = { name: 'email', label: msg`Email`, type: 'email', autoComplete: 'username' }
const password = { name: 'password', label: msg`Password`, type: 'password' } as const

/** The two forms of the account (specification, sections 2 and 5). */
export const authForms: Record<AuthKind, AuthFormRow> = {
  signIn: {
    documentTitle: msg`Sign in – Matinee`,
    heading: msg`Sign in`,
    fields: [email, { ...password, autoComplete: 'current-password' }],
    button: msg`Sign in`,
    busyButton: msg`Signing in...`,
    check: checkSignIn,
    submit: ({ email, password }) => signIn({ email, password }),
  },
  signUp: {
    documentTitle: msg`Sign up – Matinee`,
    heading: msg`Create an account`,
    fields: [
      email,
      { name: 'displayName', label: msg`Display Name`, type: 'text', autoComplete: 'nickname', maxLength: 80 },
      { ...password, autoComplete: 'new-password', hint: msg`At least ${min} characters.` },
      { name: 'confirm', label: msg`Confirm Password`, type: 'password', autoComplete: 'new-password' },
    ],
    button: msg`Sign Up`,
    busyButton: msg`Creating...`,
    check: checkSignUp,
    submit: ({ email, password, displayName }) => signUp({ email, password, display_name: displayName.trim() }),
  },
}

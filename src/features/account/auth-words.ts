import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { passwordLength } from '#contract/passwords.ts'
import type { AuthField, FieldMistake } from '#domain/account/auth-checks.ts'
import type { SignInProblem } from '#data/account/session.ts'

const { min } = passwordLength

/** What to say about a wrong field (specification, section 5). */
export const mistakeWords: Record<FieldMistake, MessageDescriptor> = {
  'passwords-differ': msg`Passwords do not match. Please make sure both passwords are identical.`,
  'name-missing': msg`Display Name is required.`,
  'email-missing': msg`Enter your email address.`,
  'email-malformed': msg`Enter an email address like name@example.com.`,
  'password-missing': msg`Enter your password.`,
  'password-too-short': msg`Use at least ${min} characters. Any characters will do.`,
  'password-blank': msg`Use more than blanks as your password.`,
  'password-is-email': msg`Use another password than your email address.`,
}

/** What to say where our server refuses a field, by its name in the call. */
export const refusedFields: Record<string, { field: AuthField; words: MessageDescriptor }> = {
  email: { field: 'email', words: mistakeWords['email-malformed'] },
  password: { field: 'password', words: msg`Choose another password: at least ${min} characters, and not one of the most common.` },
  display_name: { field: 'displayName', words: msg`Use a display name of 1 to 80 characters, none of them invisible.` },
}

const unreachable: Record<Exclude<SignInProblem['kind'], 'refused'>, MessageDescriptor> = {
  unreachable: msg`You are offline. What you typed stays here; try again when the connection is back.`,
  timeout: msg`The server did not answer in time. What you typed stays here; please try again.`,
  'not-ours': msg`Something between you and Matinee answered instead. Check whether this network wants you to sign in first.`,
}

const refused = {
  signIn: {
    code: 'wrong-credentials',
    words: msg`The email or password you entered is incorrect.`,
    otherwise: msg`Login failed. Please try again.`,
  },
  signUp: {
    code: 'email-taken',
    words: msg`This email is already in use. Please use a different email address.`,
    otherwise: msg`Registration failed. Please try again.`,
  },
} as const

/** The sentence above a form that came back (specification, section 8). */
export function problemWords(form: keyof typeof refused, problem: SignInProblem): MessageDescriptor {
  if (problem.kind !== 'refused') return unreachable[problem.kind]
  const { code, words, otherwise } = refused[form]
  if (problem.code === 'rate-limited') return msg`Too many attempts. Please wait a few minutes and try again.`
  return problem.code === code ? words : otherwise
}

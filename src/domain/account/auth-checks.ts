import { type PasswordFlaw, passwordFlaw, passwordLength } from '#contract/passwords.ts'

export type AuthField = 'email' | 'displayName' | 'password' | 'confirm'

/** What is wrong with a field of the sign-in or sign-up form; the words are chosen by the screen. */
export type FieldMistake =
  | 'passwords-differ'
  | 'name-missing'
  | 'email-missing'
  | 'email-malformed'
  | 'password-missing'
  | 'password-too-short'
  | `password-${PasswordFlaw}`

export interface Mistake {
  field: AuthField
  mistake: FieldMistake
}

export interface SignInForm {
  email: string
  /** What the browser says about the shape of the address. */
  emailLooksValid: boolean
  password: string
}

export interface SignUpForm extends SignInForm {
  displayName: string
  confirm: string
}

/** The first thing to mend before signing in, or undefined. */
export function checkSignIn({ email, emailLooksValid, password }: SignInForm): Mistake | undefined {
  if (email.trim() === '') return { field: 'email', mistake: 'email-missing' }
  if (!emailLooksValid) return { field: 'email', mistake: 'email-malformed' }
  if (password === '') return { field: 'password', mistake: 'password-missing' }
  return undefined
}

/** The first thing to mend before signing up: the two passwords, then the name, then the rest (specification, section 5). */
export function checkSignUp(form: SignUpForm): Mistake | undefined {
  if (form.password !== form.confirm) return { field: 'confirm', mistake: 'passwords-differ' }
  if (form.displayName.trim() === '') return { field: 'displayName', mistake: 'name-missing' }
  const shared = checkSignIn(form)
  if (shared) return shared
  if ([...form.password].length < passwordLength.min) return { field: 'password', mistake: 'password-too-short' }
  const flaw = passwordFlaw(form.password, form.email)
  return flaw && { field: 'password', mistake: `password-${flaw}` }
}

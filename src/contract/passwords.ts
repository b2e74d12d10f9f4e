/** Bounds of a password in characters: any characters, nothing cut off (decision T14). */
export const passwordLength = { min: 8, max: 256 } as const

/** What makes a password useless whatever its length. */
export type PasswordFlaw = 'blank' | 'is-email'

/** Why a password must not be chosen for the account of `email`; undefined where nothing of this list speaks against it. */
export function passwordFlaw(password: string, email: string): PasswordFlaw | undefined {
  if (password.trim() === '') return 'blank'
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? 'is-email' : undefined
}

import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Database } from './db/connection.ts'
import { Passwords } from './passwords/passwords.ts'
import { findUserByEmail, setPasswordHash } from './repositories/users.ts'
import { createUser } from './resources/auth.ts'

const email = 'demo@matinee.example'
// Without the look-alikes: people read it off a terminal.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

interface DemoAccount {
  email: string
  password: string
  /** The id of one that was made just now. */
  made?: string
}

/** Makes sure that there is a demo member whose password, made for this installation, is the one in `passwordFile`. */
export async function ensureDemoAccount(db: Database, passwordFile: string): Promise<DemoAccount> {
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, `${newPassword()}\n`, { mode: 0o600, flush: true })
  const password = readFileSync(passwordFile, 'utf8').trim()
  const passwords = new Passwords()
  const found = await findUserByEmail(db, email)
  if (found === undefined) {
    const { id } = await createUser({ db, passwords, clock: Date.now }, { email, password, display_name: 'Demo' })
    return { email, password, made: id }
  }
  if (!(await passwords.fits(found.password_hash, password))) await setPasswordHash(db, found.id, await passwords.hash(password))
  return { email, password }
}

const newPassword = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join('-')

import { redirect } from '@tanstack/react-router'
import { nextPath } from '#domain/account/next-path.ts'
import { session } from '#state/session.ts'

/** Sends a visitor who is not signed in to the login screen and back here afterwards (specification, section 2; decision A9). */
export function requireMember({ location }: { location: { href: string } }): void {
  if (session.status !== 'member') throw redirect({ to: '/login', search: { next: location.href } })
}

/** Sends whoever is signed in already on to where they wanted to go. */
export function requireGuest({ search }: { search: { next?: string | undefined } }): void {
  if (session.status === 'member') throw redirect({ href: nextPath(search.next), replace: true })
}

/** Reads `?next=` and drops everything else. */
export const nextSearch = (search: Record<string, unknown>): { next?: string | undefined } =>
  typeof search['next'] === 'string' ? { next: search['next'] } : {}

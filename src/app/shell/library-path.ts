import { useRouterState } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'

const lists = ['/favorites', '/watchlist', '/watch-history', '/ratings'] as const
type LibraryPath = (typeof lists)[number] | '/on-this-device'

/**
 * Where a person's own titles are: the account's for members, this device's for guests (decision A2). On any of the lists it is that
 * list, so that the way there shows where one is.
 */
export function useLibraryPath(): LibraryPath {
  const here = useRouterState({ select: ({ location }) => lists.find((path) => path === location.pathname) })
  const { status } = useSnapshot(session)
  return status === 'member' ? (here ?? '/favorites') : '/on-this-device'
}

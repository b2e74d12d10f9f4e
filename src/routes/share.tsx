import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { Share } from '#domain/share/read-share.ts'
import { withWords } from '#i18n/i18n.ts'

const ShareScreen = lazyRouteComponent(
  withWords(() => import('#features/share/share-screen.tsx')),
  'ShareScreen',
)

/** What other apps share, and `web+matinee:` addresses (the manifest's `share_target` and `protocol_handlers`). */
export const Route = createFileRoute('/share')({
  validateSearch: ({ title, text, url }: Record<string, unknown>): Share => ({
    title: title ? String(title) : undefined,
    text: text ? String(text) : undefined,
    url: url ? String(url) : undefined,
  }),
  beforeLoad: async ({ search }) => {
    const { pathOfShare } = await import('#features/share/share-path.ts')
    const path = await pathOfShare(search)
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
    if (path !== null) throw redirect({ href: path, replace: true })
  },
  component: function Screen() {
    return <ShareScreen {...Route.useSearch()} />
  },
})

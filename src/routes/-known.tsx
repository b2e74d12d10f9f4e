import { lazyRouteComponent, notFound } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'

interface KnownPage {
  screen: { preload?: (() => unknown) | undefined }
  /** Asks for what the page shows, false when the service knows no such thing; undefined for an address that can name nothing. */
  prepare: (() => Promise<boolean>) | undefined
}

/** Starts what the page of one thing needs, its code included; what the service does not know is not found. */
export async function loadKnown({ screen, prepare }: KnownPage): Promise<void> {
  const [isKnown] = await Promise.all([prepare?.() ?? false, screen.preload?.()])
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (!isKnown) throw notFound()
}

const Screen = lazyRouteComponent(
  withWords(() => import('#features/title/credits-screen.tsx')),
  'CreditsScreen',
)

/** Starts the page of all credits of a movie or a show. */
export function loadCredits(type: MediaType, entry: string): Promise<void> {
  const id = idFromSegment(entry)
  return loadKnown({
    screen: Screen,
    prepare: id === undefined ? undefined : async () => (await import('#data/title/details.ts')).prepareDetails(type, id),
  })
}

export function CreditsScreen({ type, entry }: { type: MediaType; entry: string }) {
  return <Screen type={type} id={idFromSegment(entry) ?? 0} />
}

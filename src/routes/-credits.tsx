import { lazyRouteComponent } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { idFromSegment } from '#domain/title/slug.ts'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-known.ts'

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

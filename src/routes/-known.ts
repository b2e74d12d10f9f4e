import { notFound } from '@tanstack/react-router'
import type { detailsQueries } from '#data/title/details-queries.ts'
import type { personQueries } from '#data/people/person-queries.ts'
import type { seasonQueries } from '#data/title/season-queries.ts'
import { isUnknown, prepare } from '#data/catalogue/catalogue.ts'
import { appearance } from '#state/appearance.ts'

type Question = Parameters<typeof isUnknown>[0]

/** The questions of pages that are not in the start, and the language to ask them in. */
export interface Questions {
  details: typeof detailsQueries
  seasons: typeof seasonQueries
  people: typeof personQueries
  language: typeof appearance.language
}

interface KnownPage {
  screen: { preload?: (() => unknown) | undefined }
  /** The page's own question, and others it shows; undefined for an address that can name nothing. */
  ask: (questions: Questions) => readonly [Question, ...Question[]] | undefined
}

/** Starts what a page needs, its code included; what the service does not know is not found. */
export async function loadKnown({ screen, ask }: KnownPage): Promise<void> {
  const [, { detailsQueries }, { seasonQueries }, { personQueries }] = await Promise.all([
    screen.preload?.(),
    import('#data/title/details-queries.ts'),
    import('#data/title/season-queries.ts'),
    import('#data/people/person-queries.ts'),
  ])
  const asked = ask({ details: detailsQueries, seasons: seasonQueries, people: personQueries, language: appearance.language })
  if (asked) await prepare(...asked)
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (!asked || isUnknown(asked[0])) throw notFound()
}

import type { FastifyInstance } from 'fastify'
import { type Book, type BookSummary, type BuiltInBook, mostBooks } from '#contract/audiobooks.ts'
import { ApiError } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { answerPrepared, answerTagged, prepareAnswer, type PreparedAnswer } from '../http/tagged-answer.ts'
import type { Services } from '../services.ts'

export interface AudiobookSources {
  /** The books of the operator's sources; another list once something has changed. Their pictures are those of their hosts. */
  itemsOf: () => readonly Book[]
  /** Our proxy's path of a picture of another host; null where it does not fetch from others. */
  signPicture: (url: string) => string | null
  /** What comes with Matinee, after them. */
  bundled: readonly BuiltInBook[]
}

interface Known {
  items: readonly Book[]
  byId: ReadonlyMap<string, Book>
  list: PreparedAnswer
}

/** All audiobooks without their chapters, and each one whole. They are the same for everybody. */
export function audiobookRoutes(app: FastifyInstance, services: Services, { itemsOf, signPicture, bundled }: AudiobookSources): void {
  let known: Known | undefined
  const books = (): Known => {
    const items = itemsOf()
    if (known?.items !== items) known = readied(items, bundled, signPicture)
    return known
  }

  addRoute(app, services, 'audiobooks', async ({ request, reply }) => answerPrepared(request, reply, books().list))

  addRoute(app, services, 'audiobook', async ({ params, request, reply }) => {
    const book = books().byId.get(params['book'] ?? '')
    if (book === undefined) throw new ApiError('not-found', 'There is no such audiobook. The list has those there are.')
    return answerTagged(request, reply, book)
  })
}

/** Puts everything in order once, as long as nothing changes; of two books with one id the operator's counts. */
function readied(items: readonly Book[], bundled: readonly Book[], signPicture: AudiobookSources['signPicture']): Known {
  const signed = (book: Book): Book => {
    const isOurs = book.picture?.startsWith('/img/') ?? true
    return isOurs || book.picture === null ? book : { ...book, picture: signPicture(book.picture) }
  }
  const byId = new Map<string, Book>()
  for (const book of [...items, ...bundled]) if (!byId.has(book.id) && byId.size < mostBooks) byId.set(book.id, signed(book))
  return { items, byId, list: prepareAnswer({ books: [...byId.values()].map(summaryOf) }) }
}

const summaryOf = ({ id, title, authors, language, genres, picture, seconds, source }: Book): BookSummary => ({
  id,
  title,
  authors,
  language,
  genres,
  picture,
  seconds,
  source,
})

import { type Book, bookSchema, mostBooks } from '#contract/audiobooks.ts'
import { type CatalogueSource, type SourceProblem, type SourceReader, UnreadableSource } from '../catalogue/source-reader.ts'
import { readJson } from '../catalogue/text.ts'
import { readArchiveItem } from './archive.ts'
import { readLibriVoxBook } from './librivox.ts'
import { wrongPlace } from './values.ts'

/** 10,000 books with their chapters are about 100 MB. */
const limits = { bytes: 128 * 1024 * 1024, ms: 120_000 }

/** How many of the books that were left out are named; of the others only their number is told. */
const namedProblems = 100

/**
 * Reads audiobooks: what the LibriVox service answers (`https://librivox.org/api/feed/audiobooks/?format=json&extended=1`), what the Internet Archive
 * says of one item (`https://archive.org/metadata/{id}`), or a file with a list of such answers.
 */
export const bookReader: SourceReader<Book> = {
  limits,
  async read(body, source) {
    const answers = await readJson(body)
    const problems: SourceProblem[] = []
    const books = new Map<string, Book>()
    let leftOut = 0
    const leave = (what: string): void => {
      leftOut += 1
      if (leftOut <= namedProblems) problems.push({ line: null, what })
    }
    for (const entry of (Array.isArray(answers) ? answers : [answers]).flatMap(entriesIn)) {
      const read = readEntry(entry, source)
      if (typeof read === 'string') leave(read)
      else if (books.has(read.id)) leave(`${read.id} is there twice`)
      else if (books.size >= mostBooks) leave(`${read.id} is one more than the ${mostBooks} that are kept`)
      else books.set(read.id, read)
    }
    if (leftOut > namedProblems) problems.push({ line: null, what: `${leftOut - namedProblems} more are left out` })
    if (books.size === 0 && leftOut > 0) throw new UnreadableSource(`None of its books can be used: ${problems[0]?.what}.`)
    return { items: [...books.values()], problems }
  },
}

interface Entry {
  kind: 'librivox' | 'archive'
  value: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws UnreadableSource */
function entriesIn(answer: unknown): Entry[] {
  if (!isRecord(answer)) throw new UnreadableSource('It is not what LibriVox or the Internet Archive answer.')
  if (Array.isArray(answer['books'])) return answer['books'].map((value): Entry => ({ kind: 'librivox', value }))
  if ('metadata' in answer && 'files' in answer) return [{ kind: 'archive', value: answer }]
  if (isRecord(answer['response']) && Array.isArray(answer['response']['docs']))
    throw new UnreadableSource(
      'A search of the Internet Archive says nothing of chapters: list https://archive.org/metadata/{id} of each book instead.',
    )
  // How the service says that it has found nothing.
  if (typeof answer['error'] === 'string') return []
  throw new UnreadableSource('It is not what LibriVox or the Internet Archive answer.')
}

function readEntry({ kind, value }: Entry, source: CatalogueSource): Book | string {
  const book = (kind === 'librivox' ? readLibriVoxBook : readArchiveItem)(value, source)
  if (typeof book === 'string') return book
  // Whatever a source says, only what fits the contract leaves this server; its picture is signed later.
  const checked = bookSchema.safeParse({ ...book, picture: null })
  return checked.success ? { ...checked.data, picture: book.picture } : `${book.id}: ${wrongPlace(checked.error)}`
}

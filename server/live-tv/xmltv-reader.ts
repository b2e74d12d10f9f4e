import { SaxesParser } from 'saxes'
import type { ProgrammeAnswer } from '#contract/live-tv.ts'
import { foldText } from '#domain/search/title-search.ts'
import type { ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { liveTv } from '#product/live-tv.ts'
import { namedEncoding } from '#domain/sources/decode-text.ts'
import { type SourceProblem, type SourceReader, UnreadableSource } from '../catalogue/source-reader.ts'

/** A programme with epoch ms; `start` may wait for the one after it to know when it ends. */
export interface GuideProgramme extends Omit<ProgrammeAnswer, 'start' | 'stop'> {
  start: number
  stop: number
  /** The guide says that it was shown before. */
  isRepeat: boolean
}

interface GuideOptions {
  /** The channels whose programmes are wanted. */
  channels: () => readonly ListedChannel[]
  /** Epoch ms. */
  clock: () => number
}

const hourMs = 3_600_000
/** What stands between two tags; more is no guide but an attack on memory. */
const longestText = 1_000_000
const mostProblems = 100

/**
 * Programmes of a guide in the XMLTV form (wiki.xmltv.org). It is read in one pass and never held whole: what is kept are the
 * programmes of known channels that are on from a few hours ago to two days ahead. Entities that a document declares itself are refused: with ten lines
 * of them a reader fills any memory.
 */
export const guideReader = ({ channels, clock }: GuideOptions): SourceReader<GuideProgramme> => ({
  limits: { bytes: 1_000_000_000, ms: 300_000 },
  async read(body) {
    const now = clock()
    const { back, ahead } = liveTv.guideHours
    const guide = new GuideInReading(idsByName(channels()), now - back * hourMs, now + ahead * hourMs)
    for await (const text of textOf(body)) guide.write(text)
    return guide.end()
  },
})

/** Our ids of the channels by what a guide may call them, its id first. */
function idsByName(channels: readonly ListedChannel[]): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  const add = (name: string, id: string): void => {
    const known = ids.get(name)
    if (known === undefined) ids.set(name, [id])
    else if (!known.includes(id)) known.push(id)
  }
  for (const { id, guideId, guideName, name } of channels) {
    if (guideId !== '') add(`id ${guideId.toLowerCase()}`, id)
    // What has an id in a guide is not looked for by its name: two countries have a "Channel 1".
    else for (const called of new Set([guideName, name].filter(Boolean).map(foldText))) add(`name ${called}`, id)
  }
  return ids
}

type Field = 'title' | 'desc' | 'category' | 'display-name'
const fields = new Map<string, Field>((['title', 'desc', 'category', 'display-name'] as const).map((name) => [name, name]))

/** One pass through a guide. */
class GuideInReading {
  readonly #ids: ReadonlyMap<string, readonly string[]>
  readonly #from: number
  readonly #to: number
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  /** Our ids by the guide's own. */
  readonly #wanted = new Map<string, readonly string[]>()
  readonly #programmes: GuideProgramme[] = []
  /** Those that do not say when they end, by channel. */
  readonly #open = new Map<string, GuideProgramme>()
  readonly #problems: SourceProblem[] = []
  #channel: string | null = null
  #programme: {
    ids: readonly string[]
    start: number
    stop: number | null
    title: string
    desc: string
    category: string
    isRepeat: boolean
  } | null = null
  #field: Field | null = null
  #text = ''
  #sinceTag = 0
  #rest = ''
  #isGuide = false
  #failure: UnreadableSource | null = null

  constructor(ids: ReadonlyMap<string, readonly string[]>, from: number, to: number) {
    this.#ids = ids
    this.#from = from
    this.#to = to
    const parser = this.#parser
    parser.on('doctype', (doctype) => {
      if (doctype.includes('<!ENTITY')) this.#fail('This guide declares entities of its own, which is refused')
    })
    parser.on('opentag', ({ name, attributes }) => this.#opened(name, attributes))
    parser.on('closetag', ({ name }) => this.#closed(name))
    const add = (text: string): void => {
      if (this.#field !== null && this.#text.length < 4000) this.#text += text
    }
    parser.on('text', add)
    parser.on('cdata', (text) => add(text.replaceAll('&amp;', '&')))
    parser.on('error', ({ message }) => this.#misread(message))
  }

  write(text: string): void {
    this.#sinceTag += text.length
    this.#parser.write(this.#withWholeReferences(text))
    if (this.#sinceTag > longestText) this.#fail('Something in this guide is longer than any text of a programme')
    if (this.#failure !== null) throw this.#failure
  }

  /** Guides write "Tom & Jerry" as it is, at which a parser stumbles over all that follows: an ampersand that begins no reference XML knows is one of the text. */
  #withWholeReferences(text: string): string {
    const all = this.#rest + text
    // A reference may be cut in two.
    const last = all.lastIndexOf('&')
    const isCut = last > all.length - 10 && !all.includes(';', last)
    this.#rest = isCut ? all.slice(last) : ''
    return (isCut ? all.slice(0, last) : all).replaceAll(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
  }

  end(): { items: readonly GuideProgramme[]; problems: readonly SourceProblem[] } {
    const { line } = this.#parser
    if (this.#rest !== '') this.#parser.write(this.#rest.replaceAll('&', '&amp;'))
    this.#parser.close()
    if (!this.#isGuide) throw new UnreadableSource('This is no guide: there is no <tv> in it.')
    if (this.#failure !== null) throw this.#failure
    for (const { channel, title } of this.#open.values())
      this.#say(`“${title.slice(0, 60)}” on ${channel} does not say when it ends, and nothing follows it.`, line)
    return { items: this.#programmes, problems: this.#problems }
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#sinceTag = 0
    if (name === 'tv') this.#isGuide = true
    else if (name === 'channel') this.#channel = attributes['id'] ?? ''
    else if (name === 'programme') this.#begin(attributes)
    else if (name === 'previously-shown' && this.#programme !== null) this.#programme.isRepeat = true
    else if (this.#programme !== null || this.#channel !== null) {
      this.#field = fields.get(name) ?? this.#field
      this.#text = ''
    }
  }

  #begin(attributes: Readonly<Record<string, string>>): void {
    const { channel = '', start = '', stop = '' } = attributes
    const ids = this.#idsOf(channel)
    if (ids.length === 0) return
    const begins = readTime(start)
    const ends = stop === '' ? null : readTime(stop)
    if (begins === null || Number.isNaN(ends ?? 0)) return this.#say(`A programme of ${channel} begins at “${start}”, which is no time.`)
    if (ends !== null && ends <= begins) return this.#say(`A programme of ${channel} ends before it begins, at “${start}”.`)
    this.#programme = { ids, start: begins, stop: ends, title: '', desc: '', category: '', isRepeat: false }
  }

  #closed(name: string): void {
    this.#sinceTag = 0
    if (name === 'channel') this.#channel = null
    else if (name === 'programme') this.#finish()
    else if (name === this.#field) {
      const text = this.#text.replaceAll(/\s+/gu, ' ').trim()
      // Of a title in several languages the first stands for all.
      if (this.#field === 'display-name') this.#learnName(text)
      else if (this.#programme !== null) this.#programme[this.#field] ||= text
      this.#field = null
    }
  }

  #learnName(name: string): void {
    if (this.#channel === null) return
    const ids = this.#ids.get(`name ${foldText(name)}`)
    if (ids !== undefined) this.#wanted.set(this.#channel, [...new Set([...this.#idsOf(this.#channel), ...ids])])
  }

  #idsOf(channel: string): readonly string[] {
    return this.#wanted.get(channel) ?? this.#ids.get(`id ${channel.toLowerCase()}`) ?? []
  }

  #finish(): void {
    const read = this.#programme
    this.#programme = null
    if (read === null) return
    if (read.title === '') return this.#say('A programme has no title.')
    for (const channel of read.ids) {
      const before = this.#open.get(channel)
      if (before !== undefined) {
        this.#open.delete(channel)
        if (before.start < read.start) this.#keep({ ...before, stop: read.start })
      }
      const programme = {
        channel,
        start: read.start,
        stop: read.stop ?? read.start,
        title: read.title.slice(0, 300),
        description: read.desc.slice(0, 1000),
        category: read.category.slice(0, 80),
        isRepeat: read.isRepeat,
      }
      if (read.stop === null) this.#open.set(channel, programme)
      else this.#keep(programme)
    }
  }

  #keep(programme: GuideProgramme): void {
    if (programme.stop > this.#from && programme.start < this.#to) this.#programmes.push(programme)
  }

  /** What is not well formed is passed over where reading can go on. */
  #misread(message: string): void {
    this.#say(message.replace(/^\d+:\d+: /, ''))
  }

  #say(what: string, line = this.#parser.line): void {
    if (this.#problems.length < mostProblems) this.#problems.push({ line, what })
  }

  #fail(what: string): void {
    this.#failure ??= new UnreadableSource(`${what} (line ${this.#parser.line}).`)
  }
}

/** `20260115183000 +0100`, `202601151830`: without a zone it is UTC. Null for what is no time. */
export function readTime(said: string): number | null {
  const [, year, month, day, hour, minute, second = '00', sign, hours = '00', minutes = '00'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\d*)\s*(?:([+-])(\d\d):?(\d\d)|UTC|GMT|Z)?$/.exec(said.trim()) ?? []
  if (year === undefined) return null
  const zone = sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(instant) ? null : instant
}

/** Text in the encoding that a mark of the byte order names, or the first line of the document. */
async function* textOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const part of parts) {
    decoder ??= decoderFor(part)
    yield decoder.decode(part, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function decoderFor(first: Uint8Array): TextDecoder {
  const encoding = namedEncoding(first) ?? 'utf-8'
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new UnreadableSource(`This guide is in “${encoding}”, which is not read (line 1).`)
  }
}

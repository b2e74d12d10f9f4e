import type { FastifyInstance } from 'fastify'
import { type ChannelAnswer, guideParts, type ProgrammeAnswer } from '#contract/live-tv.ts'
import type { ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { answerPrepared, prepareAnswer } from '../http/tagged-answer.ts'
import { remembered } from '../remembered.ts'
import type { Services } from '../services.ts'
import type { GuideProgramme } from './xmltv-reader.ts'

interface LiveTvSources {
  /** The channels of the operator's sources, as they are now; a new list where one of them changed. */
  itemsOf: () => readonly ListedChannel[]
  /** The programmes of the operator's guides, likewise. */
  programmesOf: () => readonly GuideProgramme[]
  /** The path of our own server under which a picture of others is shown. */
  signPicture: (url: string) => string
  /** What is on the air without any source, at a moment (epoch ms). */
  bundled: (now: number) => readonly ChannelAnswer[]
}

/** What is on the air, and when. Both are the same for everybody. */
export function liveTvRoutes(
  app: FastifyInstance,
  services: Services,
  { itemsOf, programmesOf, signPicture, bundled }: LiveTvSources,
): void {
  const guide = remembered((programmes: readonly GuideProgramme[], items: readonly ListedChannel[]) => guideOf(programmes, items))
  const list = remembered((shown: readonly ChannelAnswer[], items: readonly ListedChannel[], programmes: readonly GuideProgramme[]) =>
    prepareAnswer({
      channels: [
        ...shown.map((channel) => withPictures(channel, signPicture)),
        ...items.map((item) => channelOf(item, guide(programmes, items).pages, signPicture)),
      ],
    }),
  )

  addRoute(app, services, 'channels', async ({ request, reply }) =>
    answerPrepared(request, reply, list(bundled(services.clock()), itemsOf(), programmesOf())),
  )

  addRoute(app, services, 'guide', async ({ params, request, reply }) => {
    const [page, slot] = [wholeNumber('page', params['page']), wholeNumber('slot', params['slot'])]
    const from = slot * guideParts.hours * 3_600_000
    const to = from + guideParts.hours * 3_600_000
    const onPage = guide(programmesOf(), itemsOf()).byPage.get(page) ?? []
    const programmes = onPage.filter(({ start, stop }) => stop > from && start < to).map(programmeOf)
    return answerPrepared(request, reply, prepareAnswer({ programmes }))
  })
}

interface Guide {
  /** The page of each channel that has programmes. */
  pages: ReadonlyMap<string, number>
  byPage: ReadonlyMap<number, readonly GuideProgramme[]>
}

/** Programmes by the pages they are asked for by, in the order of their beginning. */
function guideOf(programmes: readonly GuideProgramme[], items: readonly ListedChannel[]): Guide {
  const announced = new Set(programmes.map(({ channel }) => channel))
  const pages = new Map(items.filter(({ id }) => announced.has(id)).map(({ id }, place) => [id, Math.floor(place / guideParts.channels)]))
  const byPage = new Map<number, GuideProgramme[]>()
  for (const programme of programmes.toSorted((a, b) => a.start - b.start)) {
    const page = pages.get(programme.channel)
    if (page === undefined) continue
    const known = byPage.get(page)
    if (known) known.push(programme)
    else byPage.set(page, [programme])
  }
  return { pages, byPage }
}

const programmeOf = ({ channel, start, stop, title, description, category }: GuideProgramme): ProgrammeAnswer => ({
  channel,
  start: new Date(start).toISOString(),
  stop: new Date(stop).toISOString(),
  title,
  description,
  category,
})

function channelOf(item: ListedChannel, pages: Guide['pages'], signPicture: LiveTvSources['signPicture']): ChannelAnswer {
  const { id, name, category, country, languages, isRadio, number, streams, source, homepage, picture } = item
  return {
    id,
    name,
    logo: picture === null ? null : signPicture(picture),
    category,
    country,
    languages,
    is_radio: isRadio,
    number,
    streams,
    films: [],
    books: [],
    source,
    homepage,
    guide_page: pages.get(id) ?? null,
  }
}

/** Covers of books that come from other hosts. */
const withPictures = (channel: ChannelAnswer, signPicture: LiveTvSources['signPicture']): ChannelAnswer => ({
  ...channel,
  books: channel.books.map((book) => ({ ...book, picture: book.picture?.startsWith('https:') ? signPicture(book.picture) : book.picture })),
})

function wholeNumber(field: string, said = ''): number {
  if (!/^\d{1,7}$/.test(said)) throw invalidField(field, 'must be a whole number')
  return Number(said)
}

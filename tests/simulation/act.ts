import { noteLength } from '#contract/entities/title-notes.ts'
import { clearKey, type EntityName } from '#contract/sync.ts'
import type { SyncPorts } from '#sync/ports.ts'
import { type Device, portsOf, StorageFailed } from './device.ts'
import { spoiledTitle } from './network.ts'
import { isGuest } from './people.ts'
import { hits, type World } from './world.ts'

interface Wish {
  entity: EntityName
  key: string
  op: 'put' | 'delete'
  value: unknown
}

const titles = ['movie:1', 'movie:2', 'tv:3']
const watchables = ['movie:1', 'tv:3', 'tv:3:1:1', 'tv:3:1:2']

/** One thing a person does on a device, acknowledged only when its transaction is complete. */
export async function act(world: World, device: Device): Promise<void> {
  const { dice } = world
  const { owner } = device
  const ports = portsOf(world, device, true)
  await ifStored(async () => {
    if (!isGuest(owner) && dice.chance(0.06)) return tend(world, device, ports)
    await decide(world, device, ports, dice.pick(habits.slice(0, world.habits))(world))
  })
}

async function decide(world: World, { name, owner }: Device, ports: SyncPorts, wishes: readonly Wish[]): Promise<void> {
  const { engine, ledger, trace } = world
  // A page that is frozen on the way goes on long after it.
  const { kept, at } = await ports.store.transact(async (tx) => {
    for (const wish of wishes) await engine.writeLocally(tx, ports, { owner, queued: !isGuest(owner), ...wish })
    const found = ({ entity, key }: Wish) => (isGuest(owner) ? tx.rows(entity, owner, [key]) : tx.lane(owner, entity, key))
    return { kept: await Promise.all(wishes.map(async (wish) => (await found(wish)).at(-1))), at: moment(world) }
  })
  for (const [index, wish] of wishes.entries()) ledger.decided(owner, wish, kept[index], at)
  trace(() => `${name}, ${owner}: ${wishes.map(({ op, entity, key }) => `${op} ${entity}/${key}`).join(', ')}`)
}

/** Somebody brings a whole library along, in one go. */
export function bringLibrary(world: World, device: Device, titles: number): Promise<void> {
  const keys = Array.from({ length: titles }, (_, index) => `movie:${1000 + index}`)
  const wishes = keys.map((key): Wish => ({
    entity: 'favorites',
    key,
    op: 'put',
    value: { ...described(world, key), added_at: moment(world) },
  }))
  return ifStored(() => decide(world, device, portsOf(world, device, true), wishes))
}

/** What people do; the list says how often. A new habit comes last, so that the schedules of before can be played (`Plan.habits`). */
const habits: readonly ((world: World) => readonly Wish[])[] = [
  (world) => [save(world, 'favorites')],
  (world) => [save(world, 'favorites')],
  (world) => [save(world, 'watchlist')],
  (world) => [save(world, 'watchlist')],
  (world) => [watch(world, 'continue_watching')],
  (world) => [watch(world, 'continue_watching')],
  (world) => [watch(world, 'watch_history')],
  (world) => [watch(world, 'watch_history')],
  (world) => finish(world),
  (world) => [prefer(world)],
  (world) => (world.dice.chance(0.4) ? [clear(world)] : [prefer(world)]),
  (world) => [rate(world)],
  (world) => [note(world)],
  (world) => [arrange(world)],
  (world) => [tag(world)],
  (world) => [listen(world)],
  (world) => [bookmark(world)],
  (world) => [keepArticle(world)],
]

function save(world: World, entity: 'favorites' | 'watchlist'): Wish {
  const key = world.dice.pick(titles)
  return world.dice.chance(0.35)
    ? { entity, key, op: 'delete', value: null }
    : { entity, key, op: 'put', value: { ...described(world, key), added_at: moment(world) } }
}

function watch(world: World, entity: 'watch_history' | 'continue_watching', key = world.dice.pick(watchables)): Wish {
  if (world.dice.chance(0.2)) return { entity, key, op: 'delete', value: null }
  const [season = null, episode = null] = key.split(':').slice(2).map(Number)
  const progress = { season, episode, watch_position: world.dice.between(0, 5000), duration: 5400 }
  const value =
    entity === 'watch_history'
      ? { ...described(world, key), ...progress, preferred_source: null, watched_at: moment(world) }
      : { ...titled(world, key), ...progress, updated_at: moment(world) }
  return { entity, key, op: 'put', value }
}

/** Watched to the end: out of one list, into the other, both or none. */
function finish(world: World): Wish[] {
  const key = world.dice.pick(watchables)
  return [{ entity: 'continue_watching', key, op: 'delete', value: null }, watch(world, 'watch_history', key)]
}

/** What people write: nothing, a line, several, another script, as much as there is room for. */
const notes = ['', 'Seen with friends.', 'Two lines,\nand “quotes”.', '最高の映画 🎬', '…'.repeat(noteLength)]

function rate(world: World): Wish {
  const entity = 'ratings'
  const key = world.dice.pick(titles)
  const stars = world.dice.pick([null, 1, 5])
  if (stars === null) return { entity, key, op: 'delete', value: null }
  return { entity, key, op: 'put', value: { ...titled(world, key), stars, updated_at: moment(world) } }
}

function note(world: World): Wish {
  const entity = 'title_notes'
  const key = world.dice.pick(titles)
  const words = world.dice.pick(notes)
  if (words === '') return { entity, key, op: 'delete', value: null }
  return { entity, key, op: 'put', value: { ...titled(world, key), note: words, updated_at: moment(world) } }
}

function tag(world: World): Wish {
  const entity = 'title_tags'
  const title = world.dice.pick(titles)
  const words = world.dice.pick(['rainy day', 'With Grandma', '雨の日'])
  const key = `${title}/${words.toLowerCase()}`
  if (world.dice.chance(0.35)) return { entity, key, op: 'delete', value: null }
  return { entity, key, op: 'put', value: { ...titled(world, title), tag: words, tagged_at: moment(world) } }
}

const books = ['librivox-52', 'ia-flatland_rg_librivox']

/** On with a chapter of a book, or the book taken out of what is gone on with. */
function listen(world: World): Wish {
  const { dice } = world
  const entity = 'listening'
  const [book, chapter] = [dice.pick(books), dice.between(1, 3)]
  const key = `${book}/${chapter}`
  if (dice.chance(0.2)) return { entity, key, op: 'delete', value: null }
  const position = dice.between(0, 900)
  // In the order of the schema, in which the server gives it back: the ledger compares text.
  const shown = { title: bookTitle(world), author: '', picture: null, chapters: 3 }
  const place = { position, furthest: position + dice.between(0, 99), duration: 999 }
  const value = { book_id: book, chapter, ...shown, ...place, updated_at: moment(world) }
  return { entity, key, op: 'put', value }
}

/** A place in a book is marked, the mark is given another name, or taken away. */
function bookmark(world: World): Wish {
  const { dice } = world
  const entity = 'bookmarks'
  const [book, id] = [dice.pick(books), dice.pick(['0123456789abcdef', 'fedcba9876543210'])]
  const key = `${book}/${id}`
  if (dice.chance(0.35)) return { entity, key, op: 'delete', value: null }
  const words = { name: `mark ${++world.written}`, note: dice.pick(notes) }
  const value = { id, book_id: book, title: bookTitle(world), chapter: 2, at: dice.between(0, 999), ...words, updated_at: moment(world) }
  return { entity, key, op: 'put', value }
}

/** As with a title, one without is refused for good. */
const bookTitle = (world: World): string => (hits(world, 'poison') ? world.dice.pick(['', spoiledTitle]) : `book ${++world.written}`)

function keepArticle(world: World): Wish {
  const entity = 'saved_articles'
  const key = world.dice.pick(['0'.repeat(20), '1'.repeat(20)])
  if (world.dice.chance(0.35)) return { entity, key, op: 'delete', value: null }
  const text = `article ${++world.written}`
  const value = {
    id: key,
    title: text,
    summary: '',
    content: [{ kind: 'paragraph', runs: [{ text: text.repeat(world.dice.between(1, 200)) }] }],
    is_cut: false,
    picture: null,
    author: '',
    url: null,
    published_at: null,
    language: '',
    source: { name: 'Paper', homepage: null },
    saved_at: moment(world),
  }
  return { entity, key, op: 'put', value }
}

/** An element of a list of settings: a row of home is moved or hidden, a platform named, a filter saved, or one of them taken away. */
function arrange(world: World): Wish {
  const { dice } = world
  const filter = { type: 'movie', name: `filter ${++world.written}`, query: 'genres=drama', place: moment(world) }
  const [key, value] = dice.pick<[string, unknown]>([
    ['homeOrder/today', dice.between(1, 18) + 0.5],
    ['homeHidden/today', true],
    ['services/hulu', true],
    ['savedFilters/0123456789abcdef', filter],
  ])
  return dice.chance(0.3) ? { entity: 'preferences', key, op: 'delete', value: null } : { entity: 'preferences', key, op: 'put', value }
}

function prefer({ dice }: World): Wish {
  const key = dice.pick(['isWatchHistoryEnabled', 'isNotificationsEnabled'])
  return { entity: 'preferences', key, op: 'put', value: dice.chance(0.5) }
}

const clear = (world: World): Wish => ({ entity: 'watch_history', key: clearKey, op: 'put', value: { cleared_at: moment(world) } })

const moment = ({ time }: World): number => Math.round(time.now())

function titled(world: World, key: string) {
  const [type, id] = key.split(':')
  // A title must not be empty: the server will refuse this one for good.
  const title = hits(world, 'poison') ? world.dice.pick(['', spoiledTitle]) : `title ${++world.written}`
  return { media_id: Number(id), media_type: type, title, poster_path: null, backdrop_path: null }
}

const described = (world: World, key: string) => ({ ...titled(world, key), overview: '', rating: 5 })

/** A person looks at what was refused, or takes back what was merged from a guest, or all that waits. */
async function tend(world: World, device: Device, ports: SyncPorts): Promise<void> {
  const { dice, engine } = world
  const { owner } = device
  await ports.store.transact(async (tx) => {
    const account = await tx.account(owner)
    if (account?.lastMerge && dice.chance(0.5)) {
      await engine.undoMerge(tx, ports, owner, account.lastMerge.rows)
      await tx.putAccount({ ...account, lastMerge: null })
      return
    }
    const [letter] = await tx.deadLetters(owner)
    if (letter === undefined) {
      if (!dice.chance(0.2)) return
      world.ledger.released(await tx.mutations(owner))
      await engine.discardPending(tx, ports, owner)
    } else if (dice.chance(0.5)) await engine.retryDeadLetter(tx, ports, owner, letter.mutationId)
    else await engine.discardDeadLetter(tx, owner, letter.mutationId)
  })
}

/** Somebody else signs in, or nobody; what a guest has kept is merged, unless it was not theirs. */
export async function switchAccount(world: World, device: Device): Promise<void> {
  const { dice, engine, server } = world
  const guest = device.owner
  const next = dice.pick([...server.members, 'guest'])
  world.trace(() => `${device.name} is now of ${next}`)
  if (next === 'guest') {
    device.owner = `guest-${device.name}-${++device.guests}`
    return
  }
  device.owner = next
  if (!isGuest(guest) || dice.chance(0.3)) return
  const ports = portsOf(world, device, true)
  await ifStored(async () => {
    await ports.store.transact((tx) => engine.joinAtNextPull(tx, guest, next))
  })
}

async function ifStored(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StorageFailed)) throw error
  }
}

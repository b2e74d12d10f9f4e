import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isErrorBody } from '#contract/errors.ts'
import { picturePath } from '#demo/catalogue/picture-names.ts'
import { lanes } from '#server/http/limits.ts'
import { asFastAsTheyGo, attempt, nothing, until } from './attempt.ts'
import type { Visitor } from './visitor.ts'

/** Many questions under way at the same time, each on a connection of its own. */
interface Flood {
  /** How many were answered so far. */
  answered: () => number
  /** Gives up on all that are not. */
  end: () => void
}

async function flood(visitor: Visitor, paths: readonly string[]): Promise<Flood> {
  let answered = 0
  const sockets = await Promise.all(
    paths.map(async (path) => {
      const socket = await visitor.connect()
      socket
        .once('data', () => (answered += 1))
        .write(`GET ${path} HTTP/1.1\r\nHost: matinee.test\r\nAccept: image/avif,*/*\r\nConnection: close\r\n\r\n`)
      return socket
    }),
  )
  return { answered: () => answered, end: () => sockets.forEach((socket) => socket.destroy()) }
}

const many = <T>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => make(place))

/** How others fare: what they were answered, and how many of the flood were served before them. */
interface Overtaken {
  status: number
  before: number
}

/** Has somebody else ask one thing after the other while a flood is under way. */
async function othersMeanwhile(other: Visitor, { answered }: Flood, paths: readonly string[]): Promise<Overtaken[]> {
  await pause(200)
  const fared: Overtaken[] = []
  for (const path of paths) {
    const begun = answered()
    const { status } = await other.ask(path)
    fared.push({ status, before: answered() - begun })
  }
  return fared
}

const starved = (fared: readonly Overtaken[], most: number): string[] =>
  fared
    .filter(({ status, before }) => status !== 200 || before > most)
    .map(({ status, before }) => `somebody else was answered ${status} after ${before} of the flood; at most ${most} may come before`)

const pictures = attempt({
  name: 'pictures',
  what: 'Two hundred large pictures that nobody has asked for before, at once',
  cpuSeconds: 14,
  setup: nothing,
  async attack({ visitor, signal }) {
    const largest = many(200, (place) => `/img/w1280${picturePath('poster', 90_010_001 + Math.floor(place / 10), 'en', place % 10)}.webp`)
    const under = await flood(visitor(30), largest)
    const others = await othersMeanwhile(
      visitor(31),
      under,
      many(3, (place) => `/img/w185${picturePath('poster', 90_010_101 + place, 'en')}.webp`),
    )
    await until(signal)
    under.end()
    return others
  },
  holds: (others) => starved(others, lanes.pictures.perNetwork),
})

const longQuestions = attempt({
  name: 'long-questions',
  what: 'Questions to the catalogue with thousands of values',
  cpuSeconds: 5,
  setup: nothing,
  async attack({ visitor, signal }) {
    const values = many(4600, (place) => 10 + (place % 90)).join('|')
    const replies = await Promise.all(many(200, () => visitor(32).ask(`/tmdb/3/discover/movie?with_people=${values}`)))
    await until(signal)
    return replies
  },
  holds: (replies) => {
    const others = replies.filter(({ status, body }) => (status !== 400 && status !== 429) || !isErrorBody(JSON.parse(body || '{}')))
    return others.length === 0 ? [] : [`an address of 14 kB was answered ${others[0]?.status} ${others[0]?.body.slice(0, 200)}`]
  },
})

const costlyQuestions = attempt({
  name: 'costly-questions',
  what: 'Questions to the catalogue that no two alike, as fast as they go, on many connections of one address',
  cpuSeconds: 25,
  setup: nothing,
  async attack({ visitor, signal }) {
    let place = 0
    const people = many(90, (number) => 92_000_001 + number).join('|')
    await asFastAsTheyGo(40, signal, () => visitor(33).ask(`/tmdb/3/discover/movie?with_people=${people}&with_runtime.gte=${(place += 1)}`))
  },
  holds: () => [],
})

const files = attempt({
  name: 'files',
  what: 'The page and its files as fast as they go, on many connections of one address',
  cpuSeconds: 10,
  setup: nothing,
  async attack({ visitor, signal }) {
    await asFastAsTheyGo(40, signal, () => visitor(34).ask('/manifest.webmanifest'))
  },
  holds: () => [],
})

/** A movie database on an address of its own, whose port the server is told before there is one. */
const database = { host: '127.0.9.200', port: 4199 }
const slowMs = 5000

const slowDatabase = attempt({
  name: 'slow-database',
  what: 'Questions that the movie database takes five seconds for, four hundred at once',
  cpuSeconds: 8,
  env: { TMDB_API_KEY: 'k3y', TMDB_PROXY: '1', TMDB_BASE_URL: `http://${database.host}:${database.port}/3` },
  async setup() {
    const server = createServer((question, answer) => {
      const isSlow = question.url?.includes('/movie/7') === true
      setTimeout(() => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}'), isSlow ? slowMs : 0)
    })
    await once(server.listen(database), 'listening')
    return server
  },
  async attack({ visitor, signal }, server) {
    const under = await flood(
      visitor(35),
      many(390, (place) => `/tmdb/3/movie/7${place}`),
    )
    const others = await othersMeanwhile(
      visitor(36),
      under,
      many(20, (place) => `/tmdb/3/movie/8${place}`),
    )
    await until(signal)
    under.end()
    server.closeAllConnections()
    server.close()
    return others
  },
  holds: (others) => starved(others, lanes.questions.perNetwork),
})

/** What costs the server much, and little to ask for. */
export const flowAttempts = [pictures, longQuestions, costlyQuestions, files, slowDatabase]

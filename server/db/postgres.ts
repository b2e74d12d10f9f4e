import { PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Client, Pool, type PoolClient, types } from 'pg'

const int8 = 20

/**
 * How many connections a server process has. Each is a process of PostgreSQL: where they share the machine's cores, ten of them left the server
 * so little that everybody waited longer under attack, and wrote no more than four.
 */
export const mostConnections = 4

/** Kysely's PostgreSQL dialect on a pool of `pg`. */
export function postgres(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: 10_000,
    // Opening one costs PostgreSQL a process, and everybody else the time it takes: they stay.
    idleTimeoutMillis: 0,
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    // Epoch milliseconds and counters are far below 2^53, so they may be numbers, as SQLite has them.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
  })
  // An idle connection that breaks is replaced by the pool; the error itself must not end the process.
  pool.on('error', () => undefined)
  const preparing = preparingClients()
  return new PostgresDialect({
    pool: { options: pool.options, connect: async () => preparing(await pool.connect()), end: () => pool.end() },
  })
}

/** The server's statements are few and always the same; a connection understands and plans each of them once. */
const maxPrepared = 200

/** Gives statements with values a name, by which PostgreSQL recognises them: planning costs it more than carrying them out. */
function preparingClients(): (client: PoolClient) => PostgresPoolClient {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxPrepared) return known
    const name = `matinee_${names.size}`
    names.set(text, name)
    return name
  }
  return (client) => {
    const query = (text: string, values: readonly unknown[]) => {
      const answer = client.query({ name: values.length > 0 ? nameOf(text) : undefined, text, values: [...values] })
      if (text !== 'begin') return answer
      // The first statement of a transaction goes with its beginning; where that fails, so does the statement.
      answer.catch(() => undefined)
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] })
    }
    // Kysely asks in this one of its two ways only, as long as it is given no cursors.
    return { release: (destroy) => client.release(destroy), query: query as unknown as PostgresPoolClient['query'] }
  }
}

const firstWaitMs = 500
const longestWaitMs = 30_000

/** A connection of its own that hears what others say on a channel (`LISTEN`), and says things there (`NOTIFY`). */
export interface Channel {
  /** Says several things at once; rejects while the connection is broken. */
  say: (payloads: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

interface Ear {
  onMessage: (payload: string) => void
  /** Connected again after a break: what was said meanwhile was not heard. */
  onReturn: () => void
}

/** Opens a channel, and again for as long as it takes whenever it breaks. Resolves when it hears, or after a first failed try. */
export async function openChannel(url: string, name: string, { onMessage, onReturn }: Ear): Promise<Channel> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let waitMs = firstWaitMs

  async function open(again: boolean): Promise<void> {
    const mine = new Client({ connectionString: url, application_name: 'Matinee hints', keepAlive: true, connectionTimeoutMillis: 10_000 })
    client = mine
    mine.on('error', () => lost(mine))
    mine.on('end', () => lost(mine))
    mine.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await mine.connect()
      // What is said here is not worth waiting for the disk.
      await mine.query(`set synchronous_commit to off; listen ${mine.escapeIdentifier(name)}`)
      waitMs = firstWaitMs
      if (again) onReturn()
    } catch {
      lost(mine)
    }
  }

  function lost(broken: Client): void {
    if (closed || client !== broken) return
    client = undefined
    void broken.end().catch(() => undefined)
    timer = setTimeout(() => void open(true), waitMs)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  await open(false)
  return {
    async say(payloads) {
      if (client === undefined) throw new Error('not connected')
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [name, payloads])
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

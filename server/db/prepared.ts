import type { Compilable, CompiledQuery } from 'kysely'
import { type Database, hasOneConnection } from './connection.ts'

/** Stands for a value in a statement that is built before its values are known. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is the same every time but for its values, built and put into SQL only once for each kind of database: for
 * the few that run with every write, where that costs more than the rest. `build` may only hand the values on.
 */
export function prepared<V extends object, R>(
  build: (db: Database, values: V) => Compilable<R>,
): (db: Database, values: V) => Promise<R[]> {
  const texts = new Map<boolean, CompiledQuery<R>>()
  return async (db, values) => {
    const kind = hasOneConnection(db)
    let text = texts.get(kind)
    if (text === undefined) {
      text = build(db, new Proxy(values, { get: (_, name) => new Place(String(name)) })).compile()
      texts.set(kind, text)
    }
    const given = values as Record<string, unknown>
    const parameters = text.parameters.map((value) => (value instanceof Place ? given[value.name] : value))
    return (await db.executeQuery<R>({ ...text, parameters })).rows
  }
}

import { listParam } from '../request.ts'
import type { ApiRequest } from '../request.ts'
import { notFound, TmdbError } from '../responses.ts'

export type Body = Record<string, unknown>

/** Answers a call; the path parameters arrive in order. Throws a `TmdbError`. */
export type Answer = (request: ApiRequest, ...path: string[]) => object

/** Answers by path in Fastify's form, below `/tmdb/3`. */
export type Routes = Readonly<Record<string, Answer>>

/** What may be appended to a thing, or asked for by its own path. */
export type Parts<T> = Readonly<Record<string, (thing: T, request: ApiRequest) => Body>>

/** The number at the start of `90010001-the-salt-year`; anything else is not found, 0 included. */
export function idIn(segment = ''): number {
  const [digits] = /^\d{1,10}(?=-|$)/.exec(segment) ?? []
  if (digits === undefined) throw notFound()
  return Number(digits)
}

/** The number of a season or an episode. */
export function wholeNumber(segment = ''): number {
  if (!/^\d{1,4}$/.test(segment)) throw notFound()
  return Number(segment)
}

/** The thing, unless there is none: then the answer is 404. */
export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw notFound()
  return thing
}

const mostAppended = 20

const partNamed = <T>(parts: Parts<T>, name: string): Parts<T>[string] | undefined => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/**
 * Adds what `append_to_response` asks for; unknown names are passed over, as the real service does. Throws 400 (code 27) for
 * more than twenty.
 */
export function withParts<T>(body: Body, thing: T, parts: Parts<T>, request: ApiRequest): Body {
  const names = listParam(request, 'append_to_response')
  if (names.length > mostAppended) {
    throw new TmdbError(400, 27, 'Too many append to response objects: The maximum number of remote calls is 20.')
  }
  const appended = names.flatMap((name) => {
    const part = partNamed(parts, name)
    return part === undefined ? [] : [[name, part(thing, request)] as const]
  })
  return { ...body, ...Object.fromEntries(appended) }
}

/** One part at its own path, with the id of what it belongs to. */
export const onePart = <T>(id: number, thing: T, parts: Parts<T>, name: string, request: ApiRequest): Body => ({
  id,
  ...found(partNamed(parts, name))(thing, request),
})

import { grouped } from '#domain/grouped.ts'
import { type SearchedKind, type SourceKind, sourceKinds } from '#product/sources.ts'

/** How somebody is signed in at their own server. */
export interface SourceAccess {
  token: string
  userId: string
  userName: string
}

/** What a person has found in a source for a title: its id there, and what it is called there. */
export interface Found {
  id: string
  name: string
}

/** A place that a person has added to play from. */
export interface Source {
  id: string
  /** The account it belongs to; null when a guest added it: then it is everybody's who uses this device. */
  owner: string | null
  kind: SourceKind
  name: string
  /** Without a slash at its end; of a single film its own. */
  address: string
  /** What a single film is of; null for everything else. */
  of: { key: string; title: string } | null
  isOn: boolean
  /** Epoch ms. */
  addedAt: number
  /** Null where one does not sign in, or has not yet. */
  access: SourceAccess | null
  /** Hosts that its streams led to and that the person has allowed as well, as origins. */
  alsoAllowed: readonly string[]
  /** What of it is which movie or episode, by `watchableKey`, as the person said; missing before they said anything. */
  picks?: Readonly<Record<string, Found>>
}

/**
 * Why a source gave nothing: this page may not ask it, nobody answers, not in time, it says no, it has no such thing, it fails, what came is nothing
 * we can read, it has failed often and is left alone for a while, or it knows titles by an id that this one does not have.
 */
export type SourceProblem = 'blocked' | 'unreachable' | 'slow' | 'refused' | 'missing' | 'failing' | 'unreadable' | 'resting' | 'no-imdb-id'

/** What is wrong with an address that somebody typed; the last two are of films alone. */
export type AddressProblem = 'empty' | 'unreadable' | 'insecure' | 'has-password' | 'peer-to-peer' | 'unplayable'

/** A source that knows titles by their names alone. */
export type SearchedSource = Source & { kind: SearchedKind }

export const isSearched = (source: Source): source is SearchedSource => sourceKinds[source.kind].isSearched

/** The sources that somebody may use: their own, and what belongs to the device. @param owner null for a guest */
export const sourcesFor = (sources: readonly Source[], owner: string | null): Source[] =>
  sources.filter((source) => source.owner === null || source.owner === owner)

/** The address of a playlist that came from a file of this device. */
export const fileAddressOf = (name: string): string => `file:///${encodeURIComponent(name)}`
export const isFromFile = ({ address }: Pick<Source, 'address'>): boolean => address.startsWith('file:')

/** The origin of an address as it is kept here. */
const originOf = (address: string): string => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''

/** An origin as people know it, without its scheme. */
export const hostOf = (address: string): string => originOf(address).replace(/^https?:\/\//, '')

/** The hosts that a page of this person may talk to, as origins. */
export function allowedOrigins(sources: readonly Source[], owner: string | null): string[] {
  const used = sourcesFor(sources, owner).filter(({ isOn }) => isOn)
  return [...new Set(used.flatMap(({ address, alsoAllowed }) => [originOf(address), ...alsoAllowed]).filter(Boolean))]
}

/** Why a stream that a source named is not offered: it would be shared with strangers, needs a go-between, comes unprotected, or no browser plays it. */
export type LeftOutReason = 'peer-to-peer' | 'proxied' | 'insecure' | 'unplayable'

/** How many streams of a source were left out, and why. */
export interface LeftOut {
  reason: LeftOutReason
  count: number
}

/** How often each reason was given. */
export const countReasons = (reasons: readonly LeftOutReason[]): LeftOut[] =>
  grouped(reasons, (reason) => reason).map((same) => ({ reason: same[0], count: same.length }))

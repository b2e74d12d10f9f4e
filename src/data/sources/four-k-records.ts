import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { type Heights, withHeight } from '#domain/sources/four-k.ts'
import { inTurn } from '#platform/locks.ts'
import { sourceAddresses } from '#product/sources.ts'
import { sourceCache } from './records.ts'

/** What this device remembers of a source's pictures in 4K. */
interface KeptFourK {
  /** What it has, where it could be asked for that. */
  listed: Heights
  /** When it was, epoch ms; 0 before. */
  listedAt: number
  /** Of titles whose streams were asked for or played. */
  heard: Heights
}

const nothing: KeptFourK = { listed: {}, listedAt: 0, heard: {} }

/** The files of this device that people choose stand here like a source. */
export const ownFilesId = 'own-file'

const addressOf = (source: string): string => sourceAddresses.fourK + source

/** @param source its id. Never rejects. */
export async function keptFourK(source: string): Promise<KeptFourK> {
  const record = await sourceCache.record(addressOf(source)).catch(() => undefined)
  return isKept(record) ? record : nothing
}

/** What is stored under an address of ours was written here. */
const isKept = (value: unknown): value is KeptFourK => typeof value === 'object' && value !== null && 'listed' in value && 'heard' in value

/** Without room it is heard again the next time. */
const change = (source: string, how: (kept: KeptFourK) => Partial<KeptFourK>): Promise<void> =>
  inTurn('four-k', async () => {
    const kept = await keptFourK(source)
    const changed = { ...kept, ...how(kept) }
    const isSame = changed.listed === kept.listed && changed.heard === kept.heard && changed.listedAt === kept.listedAt
    if (!isSame) await sourceCache.putRecord(addressOf(source), changed)
  }).catch(() => undefined)

/** Remembers all that a source has. @param listedAt epoch ms. Never rejects. */
export const rememberListed = (source: string, listed: Heights, listedAt: number): Promise<void> =>
  change(source, () => ({ listed, listedAt }))

/** Remembers what a source has just said of the streams of a title; where it says nothing of their lines, what is known stays. Never rejects. */
export async function rememberHeard(source: string, ref: WatchableRef, streams: readonly Pick<Stream, 'height'>[]): Promise<void> {
  const heights = streams.flatMap(({ height }) => height ?? [])
  if (heights.length === 0 && streams.length > 0) return
  await change(source, ({ heard }) => ({ heard: withHeight(heard, watchableKey(ref), Math.max(0, ...heights)) }))
}

/**
 * Remembers the lines of the picture that an element shows, where it plays something of the person's own of which nobody has said them, until the
 * returned function is called. Of a stream that comes in sizes the largest one counts.
 */
export function watchLines(
  { line, height, delivery }: Pick<Stream, 'line' | 'height' | 'delivery'>,
  ref: WatchableRef,
  element: EventTarget & { readonly videoHeight: number },
): () => void {
  const source = line === ownFilesId ? ownFilesId : /^source:([^:]+)/.exec(line)?.[1]
  if (source === undefined || height !== null) return () => undefined
  const life = new AbortController()
  const key = watchableKey(ref)
  const look = (): void => {
    const lines = element.videoHeight
    if (lines > 0)
      void change(source, ({ heard }) => ({
        heard: withHeight(heard, key, delivery === 'file' ? lines : Math.max(lines, heard[key] ?? 0)),
      }))
  }
  for (const name of ['loadedmetadata', 'resize']) element.addEventListener(name, look, { signal: life.signal })
  return () => life.abort()
}

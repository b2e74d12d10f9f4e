import { useMemo } from 'react'
import type { Rating } from '#contract/entities/ratings.ts'
import type { TitleNote } from '#contract/entities/title-notes.ts'
import { mediaKey } from '#contract/media.ts'
import { type Opinion, opinionsOf, type TitleOpinion } from '#domain/library/opinions.ts'
import { savedTitleOf, type Title, titleRef } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { decide, undoOf } from './decide.ts'
import { ownRows } from './own-rows.ts'
import { useLive } from '#data/use-live.ts'

type OpinionList = 'ratings' | 'title_notes'

/** All own ratings and notes of this person, or of this device for a guest, by title; two rows, so that neither costs the other. */
const ratings = ownRows('ratings', (rows: ReadonlyMap<string, Rating>) => rows)
const notes = ownRows('title_notes', (rows: ReadonlyMap<string, TitleNote>) => rows)

/** A title's own rating and note, live; undefined while the database opens. */
export function useOpinion(title: Pick<Title, 'type' | 'id'>): Opinion | undefined {
  const key = mediaKey({ media_type: title.type, media_id: title.id })
  const rated = useLive(ratings)
  const noted = useLive(notes)
  return rated && noted && { stars: rated.get(key)?.stars ?? null, note: noted.get(key)?.note ?? '' }
}

/** How many stars a title has of this person, or of this device's guest, live; null without a rating and while the database opens. */
export function useOwnStars({ type, id }: Pick<Title, 'type' | 'id'>): number | null {
  const rated = useLive(ratings)
  return rated?.get(mediaKey({ media_type: type, media_id: id }))?.stars ?? null
}

/** Everything this person, or this device for a guest, has an opinion of, the latest first, live; undefined while the database opens. */
export function useOpinions(): readonly TitleOpinion[] | undefined {
  const rated = useLive(ratings)
  const noted = useLive(notes)
  return useMemo(() => rated && noted && opinionsOf(rated, noted), [rated, noted])
}

/**
 * Rates a title, on this device and for a member in the account, without the network; null takes the rating back, with Undo. Never
 * rejects: a failure is said in a notice and changes nothing.
 */
export async function rate(title: Title, stars: number | null): Promise<void> {
  const key = mediaKey(titleRef(title))
  await (stars === null ? takeBack('ratings', title) : decide('ratings', [{ key, op: 'put', value: { ...snapshot(title), stars } }]))
  await ratings.shows((known) => (known.get(key)?.stars ?? null) === stars)
}

/** The same for a person's own words about a title; without any the note is removed, with Undo. */
export async function writeNote(title: Title, text: string): Promise<void> {
  const key = mediaKey(titleRef(title))
  const note = text.trim()
  await (note === '' ? takeBack('title_notes', title) : decide('title_notes', [{ key, op: 'put', value: { ...snapshot(title), note } }]))
  await notes.shows((known) => (known.get(key)?.note ?? '') === note)
}

const removed = { ratings: 'rating-removed', title_notes: 'note-removed' } as const

async function takeBack(list: OpinionList, title: Title): Promise<void> {
  const key = mediaKey(titleRef(title))
  const [before] = (await decide(list, [{ key, op: 'delete', value: null }])) ?? []
  if (!before) return
  const putAgain = () => void decide(list, [{ key, op: 'put', value: { ...before, updated_at: deviceClock.now() } }])
  showToast({ notice: removed[list], values: { title: title.title }, ...undoOf(list, [key], putAgain) })
}

function snapshot(title: Title) {
  const { overview: _, rating: __, ...kept } = savedTitleOf(title)
  return { ...kept, updated_at: deviceClock.now() }
}

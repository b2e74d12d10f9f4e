import { useSyncExternalStore } from 'react'
import { engine } from '#data/engine.ts'
import type { TitleNote } from '#contract/entities/title-notes.ts'
import { mediaKey } from '#contract/media.ts'
import { currentOwner } from '#data/account/owner.ts'
import { savedTitleOf, type Title, titleRef } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { decide } from './decide.ts'

/** What a person thinks of a title: one to five stars or none, and their own words, which may be empty. */
export interface Opinion {
  stars: number | null
  note: string
}

const none: Opinion = { stars: null, note: '' }

/** All own ratings and notes of this person, or of this device for a guest, by title. */
const notes = engine.liveView<ReadonlyMap<string, TitleNote>>(async ({ database }, owner, changed, failed) => {
  const { watchRows } = await import('#db/watch.ts')
  const show = (rows: { key: string; value: unknown }[]) => changed(new Map(rows.map(({ key, value }) => [key, value as TitleNote])))
  return watchRows(database, 'title_notes', owner, show, failed)
})

/** A title's own rating and note, live; undefined while the database opens. */
export function useOpinion(title: Pick<Title, 'type' | 'id'>): Opinion | undefined {
  const key = mediaKey({ media_type: title.type, media_id: title.id })
  return useSyncExternalStore(notes.subscribe, () => {
    const known = notes.read()
    return known && (known.get(key) ?? none)
  })
}

/** What was decided in this page a moment ago, which the view does not show yet, by owner and title. */
const fresh = new Map<string, Opinion>()

/**
 * Changes a person's rating or note of a title, on this device and for a member in the account, without the network; what leaves
 * neither is removed, with Undo. Never rejects: a failure is said in a notice and changes nothing.
 */
export async function saveOpinion(title: Title, change: Partial<Opinion>): Promise<void> {
  const key = mediaKey(titleRef(title))
  const lane = `${currentOwner()} ${key}`
  const { stars, note } = { ...(fresh.get(lane) ?? notes.read()?.get(key) ?? none), ...change }
  const next: Opinion = { stars, note: note.trim() }
  fresh.set(lane, next)
  await keep(title, next)
  await notes.shows((known) => {
    const shown = known.get(key) ?? none
    return shown.stars === next.stars && shown.note === next.note
  })
  if (fresh.get(lane) === next) fresh.delete(lane)
}

async function keep(title: Title, { stars, note }: Opinion): Promise<void> {
  const key = mediaKey(titleRef(title))
  if (stars === null && note === '') {
    const [before] = (await decide('title_notes', [{ key, op: 'delete', value: null }])) ?? []
    const undo = () => void decide('title_notes', [{ key, op: 'put', value: { ...(before as TitleNote), updated_at: deviceClock.now() } }])
    if (before) showToast({ notice: 'note-removed', values: { title: title.title }, undo })
    return
  }
  const { overview: _, rating: __, ...kept } = savedTitleOf(title)
  const value: TitleNote = { ...kept, stars, note, updated_at: deviceClock.now() }
  await decide('title_notes', [{ key, op: 'put', value }])
}

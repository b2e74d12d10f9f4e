import { useSnapshot } from 'valtio'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { engine } from '#data/engine.ts'
import { type ChosenFile, chooseFiles, type FileHandle, openFile } from '#platform/local-files.ts'
import { asWebVtt } from '#remote/stream-files.ts'
import { type OwnFile, ownFiles } from '#state/own-files.ts'
import { ownFilesId } from './four-k-records.ts'

/** The files of this device that a person may choose for a title, by MIME type: films, and subtitles beside them. */
const filmFiles: Record<string, string[]> = {
  'video/*': ['.mp4', '.m4v', '.webm', '.mov', '.mkv'],
  'text/vtt': ['.vtt'],
  'application/x-subrip': ['.srt'],
}

const isSubtitles = (name: string): boolean => /\.(?:vtt|srt)$/i.test(name)

/**
 * Lets the person choose a film of this device, and subtitles with it, for a movie or an episode; the file stays where it is. Null when they chose
 * none. Where the browser can, it is found again in another visit.
 */
export async function chooseOwnFile(ref: WatchableRef): Promise<Stream | null> {
  const chosen = await chooseFiles(filmFiles)
  const film = chosen.find(({ file }) => !isSubtitles(file.name))
  if (film === undefined) return null
  await show(ref, film, chosen)
  await keepHandles(ref, chosen)
  return (await ownFileStream(ref)) ?? null
}

/** Opens the film of an earlier visit again, at a press: the browser asks whether it may. Null when it may not, or the file is gone. */
export async function reopenOwnFile(ref: WatchableRef): Promise<Stream | null> {
  await open(ref, true)
  return (await ownFileStream(ref)) ?? null
}

/** The film of this device that plays as a movie or an episode; undefined where there is none, or none that may be opened without asking. Never rejects. */
export async function ownFileStream(ref: WatchableRef): Promise<Stream | undefined> {
  const key = watchableKey(ref)
  if (!(key in ownFiles.open) && !(key in ownFiles.closed)) await open(ref, false).catch(() => undefined)
  const file = ownFiles.open[key]
  return file && streamOf(file)
}

/** The film that was chosen for a movie or an episode; without an address it has to be allowed again. Undefined where there is none. */
export function useOwnFile(ref: WatchableRef): { name: string; url: string | undefined } | undefined {
  const key = watchableKey(ref)
  const { open: files, closed } = useSnapshot(ownFiles)
  const name = files[key]?.name ?? closed[key]
  return name === undefined ? undefined : { name, url: files[key]?.url }
}

/** What the film is called that was chosen for a movie or an episode; undefined where there is none any more. Rejects when it cannot be looked up. */
export async function ownFileName(ref: WatchableRef): Promise<string | undefined> {
  const key = watchableKey(ref)
  return ownFiles.open[key]?.name ?? ownFiles.closed[key] ?? (await keptHandles(ref)).find(({ name }) => !isSubtitles(name))?.name
}

async function open(ref: WatchableRef, asks: boolean): Promise<void> {
  const key = watchableKey(ref)
  const handles = await keptHandles(ref)
  const files = await Promise.all(handles.map((handle) => openFile(handle, asks)))
  const chosen = files.flatMap((file, place) => (file instanceof File ? [{ file, handle: handles[place] ?? null }] : []))
  const film = chosen.find(({ file }) => !isSubtitles(file.name))
  const closed = handles.find((handle, place) => files[place] === 'closed' && !isSubtitles(handle.name))
  if (film) await show(ref, film, chosen)
  else if (closed) ownFiles.closed[key] = closed.name
}

/** Makes the film one that can be played in this visit. */
async function show(ref: WatchableRef, { file }: ChosenFile, chosen: readonly ChosenFile[]): Promise<void> {
  const key = watchableKey(ref)
  const words = chosen.filter((one) => isSubtitles(one.file.name))
  const subtitles = await Promise.all(
    words.map(async (one) => ({
      label: one.file.name.replace(/\.[^.]+$/, ''),
      url: URL.createObjectURL(new Blob([asWebVtt(await one.file.text())], { type: 'text/vtt' })),
    })),
  )
  delete ownFiles.closed[key]
  ownFiles.open[key] = { name: file.name, url: URL.createObjectURL(file), size: file.size, type: file.type, subtitles }
}

const streamOf = ({ name, url, size, type, subtitles }: OwnFile): Stream => ({
  id: url,
  label: name.slice(0, 120),
  delivery: 'file',
  url,
  mime: type || null,
  height: null,
  bytes: size || null,
  audio: [],
  subtitles: subtitles.map(({ url: address, label }) => ({ language: 'und', label: label.slice(0, 80), url: address })),
  chapters: [],
  segments: [],
  line: ownFilesId,
  downloadable: false,
  licence: null,
})

/** What leads to the files, so that another visit finds them; nothing of them is copied. */
async function keepHandles(ref: WatchableRef, chosen: readonly ChosenFile[]): Promise<void> {
  const handles = chosen.flatMap(({ handle }) => handle ?? [])
  if (handles.length === 0) return
  const { database } = await engine.open()
  // Kept in memory, or without room, it is chosen again in the next visit.
  await database.meta.put({ id: `files of ${watchableKey(ref)}`, value: handles }).catch(() => undefined)
}

async function keptHandles(ref: WatchableRef): Promise<FileHandle[]> {
  const { database } = await engine.open()
  const found = await database.meta
    .where('id')
    .equals(`files of ${watchableKey(ref)}`)
    .first()
  return Array.isArray(found?.value) ? found.value : []
}

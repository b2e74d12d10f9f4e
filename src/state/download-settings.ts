import { proxy, subscribe } from 'valtio'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** A show whose next episodes are kept ready. */
export interface ShowAhead {
  id: number
  name: string
}

/** What downloads of this device do by themselves; other devices have other room. */
interface DownloadSettings {
  removesWatched: boolean
  ahead: readonly ShowAhead[]
}

export const downloadSettings = proxy<DownloadSettings>(read())

/** Local storage may hold anything: what is no setting is left out. */
function read(): DownloadSettings {
  try {
    const kept: Partial<Record<keyof DownloadSettings, unknown>> = Object(JSON.parse(storage.read(storageKeys.downloads) ?? '{}'))
    const ahead = Array.isArray(kept.ahead) ? kept.ahead.filter(isShow) : []
    return { removesWatched: kept.removesWatched === true, ahead }
  } catch {
    return { removesWatched: false, ahead: [] }
  }
}

function isShow(value: unknown): value is ShowAhead {
  const { id, name }: Partial<Record<keyof ShowAhead, unknown>> = Object(value)
  return typeof id === 'number' && typeof name === 'string'
}

subscribe(downloadSettings, () => storage.write(storageKeys.downloads, JSON.stringify(downloadSettings)))

export function setRemovesWatched(on: boolean): void {
  downloadSettings.removesWatched = on
}

/** Whether the next episodes of a show are kept ready. */
export function setAhead({ id, name }: ShowAhead, on: boolean): void {
  const others = downloadSettings.ahead.filter((show) => show.id !== id)
  downloadSettings.ahead = on ? [...others, { id, name }] : others
}

import { proxy, ref } from 'valtio'
import type { ActionName, NoticeCode } from '#i18n/notices.ts'
import { limits } from '#product/limits.ts'

export interface ToastAction {
  label: ActionName
  run: () => void
  /** Whether it can still be done, for who reads the notice again later; left out where that does not change. */
  isOpen?: (() => boolean) | undefined
}

export interface ToastRequest {
  notice: NoticeCode
  /** Fills the braces of the notice's words. */
  values?: Record<string, string | number>
  /** What it is about, named in place of its description. */
  names?: readonly string[]
  actions?: ToastAction[]
  /** How long it stays, ms, where that is not the notice's usual time. */
  durationMs?: number
  /** Adds an Undo button; Ctrl/Cmd+Z does the same while the toast is shown. */
  undo?: () => void
  /** Whether Undo would take back nothing newer, for who reads the notice again later. */
  isUndoable?: () => boolean
}

export interface Toast {
  id: number
  notice: NoticeCode
  values: Record<string, string | number>
  names: readonly string[]
  actions: readonly ToastAction[]
  undo?: () => void
  /** How long it stays while nobody points at it or is inside it, in ms; null is until somebody dismisses it. */
  durationMs: number | null
}

/** How long a notice stays (ms) where the usual time does not do; null is until it is dismissed or acted on. */
const ownDurations: Partial<Record<NoticeCode, number | null>> = {
  'guest-merged': 15_000,
  'device-cleared': 15_000,
  'session-ended': null,
  'account-removed-elsewhere': null,
  'update-ready': null,
  'tab-outdated': null,
  'storage-blocked': null,
  'storage-memory': null,
  'storage-broken': null,
  'data-restored': null,
  'data-partly-restored': null,
}

/** What is told, the oldest first; of each kind the newest is shown. The list never holds more than the limit of section 9. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] })

let lastId = 0

/** Shows a notice; the oldest one makes room when there are too many. Returns the id for `dismissToast`. */
export function showToast({ notice, values = {}, names = [], actions = [], undo, isUndoable, ...given }: ToastRequest): number {
  lastId += 1
  const all: ToastAction[] = undo ? [{ label: 'undo', run: undo, isOpen: isUndoable }, ...actions] : actions
  const usualMs = all.length > 0 ? limits.toast.actionDurationMs : limits.toast.durationMs
  const { [notice]: ownMs = usualMs } = ownDurations
  const { durationMs = ownMs } = given
  toasts.list.push({ id: lastId, notice, values, names: ref([...names]), actions: ref(all), ...(undo && { undo }), durationMs })
  toasts.list.splice(0, toasts.list.length - limits.toast.max)
  return lastId
}

export function dismissToast(id: number): void {
  const index = toasts.list.findIndex((toast) => toast.id === id)
  if (index >= 0) toasts.list.splice(index, 1)
}

/** Dismisses all toasts of a kind: where several wait, only the newest is shown. */
export function dismissKind(notice: NoticeCode): void {
  toasts.list.splice(0, toasts.list.length, ...toasts.list.filter((toast) => toast.notice !== notice))
}

/** Removes the toasts with actions when another person takes over: an Undo must not act for the next one. */
export function dismissOffers(): void {
  const staying = toasts.list.filter(({ actions, durationMs }) => actions.length === 0 || durationMs === null)
  toasts.list.splice(0, toasts.list.length, ...staying)
}

/** Takes back the newest removal still on screen. False when there is none. */
export function undoLatest(): boolean {
  const latest = toasts.list.findLast((toast) => toast.undo)
  if (!latest?.undo) return false
  dismissToast(latest.id)
  latest.undo()
  return true
}

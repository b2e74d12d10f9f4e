import type { MessageDescriptor } from '@lingui/core'
import { proxy, ref } from 'valtio'
import { actionWords, type Notice, type NoticeCode, notices } from '#i18n/notices.ts'
import { limits } from '#spec/limits.ts'

export interface ToastAction {
  label: MessageDescriptor
  run: () => void
}

export interface ToastRequest {
  notice: NoticeCode
  /** Fills the braces of the notice's words. */
  values?: Record<string, string | number>
  actions?: ToastAction[]
  /** Adds an Undo button; Ctrl/Cmd+Z does the same while the toast is shown. */
  undo?: () => void
}

export interface Toast {
  id: number
  notice: NoticeCode
  values: Record<string, string | number>
  actions: readonly ToastAction[]
  undo?: () => void
  /** How long it stays while nobody points at it or is inside it, in ms; null is until somebody dismisses it. */
  durationMs: number | null
}

/** What is on screen, the oldest first. The list never holds more than the limit of section 9. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] })

let lastId = 0

/** Shows a notice; the oldest one makes room when there are too many. Returns the id for `dismissToast`. */
export function showToast({ notice, values = {}, actions = [], undo }: ToastRequest): number {
  lastId += 1
  const all = undo ? [{ label: actionWords.undo, run: undo }, ...actions] : actions
  const { stays }: Notice = notices[notice]
  const durationMs = all.length > 0 ? limits.toast.actionDurationMs : limits.toast.durationMs
  toasts.list.push({ id: lastId, notice, values, actions: ref(all), ...(undo && { undo }), durationMs: stays ? null : durationMs })
  toasts.list.splice(0, toasts.list.length - limits.toast.max)
  return lastId
}

export function dismissToast(id: number): void {
  const index = toasts.list.findIndex((toast) => toast.id === id)
  if (index >= 0) toasts.list.splice(index, 1)
}

/** Takes back the newest removal still on screen. False when there is none. */
export function undoLatest(): boolean {
  const latest = toasts.list.findLast((toast) => toast.undo)
  if (!latest?.undo) return false
  dismissToast(latest.id)
  latest.undo()
  return true
}

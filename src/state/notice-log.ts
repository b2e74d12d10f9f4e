import { proxy, ref } from 'valtio'
import { deviceClock } from '#platform/clock.ts'
import type { Toast } from './toasts.ts'

/** A notice that was shown, to be read again. */
export interface LoggedNotice extends Pick<Toast, 'id' | 'notice' | 'values' | 'names' | 'actions'> {
  /** When it was shown, epoch ms. */
  at: number
  /** Whether it waits to be answered: such a notice is about the app, and concerns whoever uses it. */
  isLasting: boolean
}

/** What was told in this visit, the newest first; forgotten with the page. */
export const noticeLog = proxy<{ list: LoggedNotice[] }>({ list: [] })

const mostLogged = 50
const logged = new Set<number>()

/** Notes the toasts that are on screen, each once. */
export function logNotices(shown: readonly Omit<Toast, 'undo'>[]): void {
  const at = deviceClock.now()
  for (const { id, notice, values, names, actions, durationMs } of shown) {
    if (logged.has(id)) continue
    logged.add(id)
    noticeLog.list.unshift({
      id,
      notice,
      values: ref({ ...values }),
      names: ref([...names]),
      actions: ref([...actions]),
      at,
      isLasting: durationMs === null,
    })
  }
  noticeLog.list.splice(mostLogged)
}

/** One of the things a notice offered was done: the others are no choice any more. */
export function noteAnswer(id: number): void {
  const told = noticeLog.list.find((notice) => notice.id === id)
  if (told) told.actions = ref([])
}

/** Forgets what is one person's affair when another takes over: names of titles, and what could be undone. */
export function forgetPersonalNotices(): void {
  noticeLog.list.splice(0, noticeLog.list.length, ...noticeLog.list.filter(({ isLasting }) => isLasting))
}

/** Counts how often something asked to see the log; the shell answers by showing it. */
export const noticesRequest = proxy({ count: 0 })

export function requestNotices(): void {
  noticesRequest.count += 1
}

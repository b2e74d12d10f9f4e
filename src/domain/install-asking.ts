import { limits } from '#product/limits.ts'

/** How often this device was asked to install, by the toast or by the browser's own question when it was declined, and when last (epoch ms). */
export interface InstallAsks {
  times: number
  at: number
}

/**
 * Reads what is stored of it: both numbers with a space between. What is there in another form was written by somebody who had asked, so that counts
 * as asked just now.
 */
export function readAsks(stored: string | null, now: number): InstallAsks {
  if (stored === null) return { times: 0, at: 0 }
  const [, times, at] = /^(\d{1,3}) (\d{1,16})$/.exec(stored) ?? []
  return times === undefined || at === undefined ? { times: 1, at: now } : { times: Number(times), at: Number(at) }
}

export const writeAsks = ({ times, at }: InstallAsks): string => `${times} ${at}`

/** Whether the toast may ask: seldom, and not for ever. */
export const mayAskAgain = ({ times, at }: InstallAsks, now: number): boolean =>
  times === 0 || (times < limits.install.asks && now - at >= limits.install.askAgainMs)

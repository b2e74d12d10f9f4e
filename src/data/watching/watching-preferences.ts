import type { NoticeCode } from '#i18n/notices.ts'
import { changeSetting } from '#data/account/change-setting.ts'

type Switch = 'isWatchHistoryEnabled' | 'isContinueWatchingEnabled'

const notices: Record<Switch, { on: NoticeCode; off: NoticeCode }> = {
  isWatchHistoryEnabled: { on: 'history-enabled', off: 'history-disabled' },
  isContinueWatchingEnabled: { on: 'continue-watching-enabled', off: 'continue-watching-disabled' },
}

/** Turns on or off what is recorded while watching, and says so (specification, sections 4 and 8). Never rejects. */
export const turnWatching = (field: Switch, on: boolean): Promise<boolean> =>
  changeSetting(field, on, { done: notices[field][on ? 'on' : 'off'] })

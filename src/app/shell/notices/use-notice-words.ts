import { useLingui } from '@lingui/react/macro'
import { type Notice, notices } from '#i18n/notices.ts'
import type { Toast } from '#state/toasts.ts'

interface NoticeWords {
  kind: Notice['kind']
  title: string
  description: string | undefined
}

const namedAtMost = 3

/** The words of a notice in the visitor's language, on screen and in the log alike. */
export function useNoticeWords(): (told: Pick<Toast, 'notice' | 'values' | 'names'>) => NoticeWords {
  const { i18n, t } = useLingui()
  /** The first names; what is left of them stands in the sync sheet. */
  const namesOf = (names: readonly string[]): string => {
    const shown = names.slice(0, namedAtMost).join(', ')
    const more = names.length - namedAtMost
    return more > 0 ? t`${shown} and ${more} more` : shown
  }
  return ({ notice, values, names }) => {
    const { kind, title, description }: Notice = notices[notice]
    return {
      kind,
      title: i18n._({ ...title, values: { ...values } }),
      description: names.length > 0 ? namesOf(names) : description && i18n._({ ...description, values: { ...values } }),
    }
  }
}

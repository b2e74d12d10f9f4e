import { useLingui } from '@lingui/react/macro'
import { yearOf } from '#domain/calendar-date.ts'
import type { Title } from '#domain/title/title.ts'
import { useFormat } from '#i18n/formats.ts'

/** What is said of a title below its name: `Movie · 1999 · 8.2`. */
export function useTitleFacts(title: Title): string {
  const { t } = useLingui()
  const format = useFormat()
  return [title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date), format.rating(title.rating)].filter(Boolean).join(' · ')
}

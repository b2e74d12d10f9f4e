import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { yearOf } from '#domain/calendar-date.ts'
import { ratingText, type Title } from '#domain/title/title.ts'
import { appearance } from '#state/appearance.ts'

/** The line of facts below a title's name: `Movie · 1999 · 8.2`. */
export function useTitleFacts(title: Title): string {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  return [title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date), ratingText(title.rating, language)].filter(Boolean).join(' · ')
}

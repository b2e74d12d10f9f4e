import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { queries } from '#data/catalogue/queries.ts'
import { homeTrending } from '#domain/home/hero-selection.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { LazyRow } from './lazy-row.tsx'

/** What trended this week in one kind: five pages, the forty newest (specification, section 9; decision P5). */
export function WeeklyRow({ type }: { type: MediaType }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const needs = Array.from({ length: limits.homeLists.pages }, (_, index) => queries.trending(type, 'week', language, index + 1))
  const title = type === 'movie' ? t`Movies of the week` : t`Shows of the week`
  return <LazyRow id={`weekly-${type}`} title={title} needs={needs} choose={homeTrending} />
}

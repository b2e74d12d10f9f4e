import { useLingui } from '@lingui/react/macro'
import { inOrder, neighbours, seasonPath } from '#domain/title/episodes.ts'
import type { Season } from '#domain/title/season.ts'
import { Steps } from '#features/title/steps.tsx'
import { useSeasonName } from './season-name.tsx'

/** From one season to the next. */
export function SeasonSteps({ show, seasons, number }: { show: number; seasons: readonly Season[]; number: number }) {
  const { t } = useLingui()
  const { before, after } = neighbours(inOrder(seasons), number)
  const nameBefore = useSeasonName(before ?? { name: '', number: 0 })
  const nameAfter = useSeasonName(after ?? { name: '', number: 0 })
  return (
    <Steps
      label={t`Other seasons`}
      before={before && { href: seasonPath(show, before.number), name: nameBefore }}
      after={after && { href: seasonPath(show, after.number), name: nameAfter }}
    />
  )
}

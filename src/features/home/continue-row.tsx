import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { watchableKey } from '#contract/media.ts'
import { useContinueWatching } from '#data/watching/continue-watching.ts'
import { Row } from '#components/rows/row.tsx'
import { session } from '#state/session.ts'
import { ContinueCard } from './continue-card.tsx'

/**
 * The titles somebody has begun, the latest first; nothing when there are none or they are switched off (specification, section 5). What a
 * guest has begun on this device goes by another name (decision A2).
 */
export function ContinueRow({ fallback }: { fallback: ReactNode }) {
  const { t } = useLingui()
  const { status } = useSnapshot(session)
  const entries = useContinueWatching()
  if (entries === undefined) return fallback
  if (entries.length === 0) return null
  return (
    <Row id="continue" title={status === 'member' ? t`Continue Watching` : t`Pick up on this device`} cards="resumes">
      {entries.map((entry) => (
        <ContinueCard key={watchableKey(entry)} entry={entry} />
      ))}
    </Row>
  )
}

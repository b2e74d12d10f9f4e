import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { Segmented } from '#ui/controls/choice.tsx'
import { kinds } from './list-screen.css.ts'

/** Leads from a page of movies to that of shows, and back. */
export function KindSwitch({ type, pathOf }: { type: MediaType; pathOf: (type: MediaType) => string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className={kinds}>
      <Segmented
        quiet
        label={t`Kind`}
        value={type}
        onChoose={(kind) => void navigate({ href: pathOf(kind) })}
        options={[
          ['movie', t`Movies`],
          ['tv', t`Shows`],
        ]}
      />
    </div>
  )
}

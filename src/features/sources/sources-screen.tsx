import { Trans, useLingui } from '@lingui/react/macro'
import { useSources } from '#data/sources/sources.ts'
import { AddSource } from './add-source.tsx'
import { SourceRow } from './source-row.tsx'
import * as css from './sources.css.ts'

/** The places a person plays from besides what comes with Matinee, and how to add one. */
export function SourcesScreen() {
  const { t } = useLingui()
  const sources = useSources()
  return (
    <div className={css.screen}>
      <title>{t`Sources – Matinee`}</title>
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>
            <Trans>Your sources</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>
              Play from a server of your own, or from one you trust. What you add stays on this device: Matinee's server never hears of it,
              and pages talk to no other hosts than those listed here.
            </Trans>
          </p>
        </div>
        {sources && sources.length > 0 && (
          <ul className={css.list}>
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} />
            ))}
          </ul>
        )}
        {/* Below what is only known a moment later, and would push it down. */}
        {sources && <AddSource />}
      </div>
    </div>
  )
}

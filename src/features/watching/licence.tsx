import { Trans } from '@lingui/react/macro'
import { link } from '#components/facts/facts.css.ts'
import type { Licence } from '#contract/streams.ts'
import * as css from './panels.css.ts'

/** Whom to thank and under what it may be shown, as text. */
export const licenceLine = ({ attribution, name }: Licence): string => `${attribution} · ${name}`

/** The same with the way to the licence; everything that comes with Matinee says it (decision C2). */
export function LicenceNote({ licence }: { licence: Licence }) {
  return (
    <p className={css.note}>
      {licence.attribution} ·{' '}
      <a className={link} href={licence.url} target="_blank" rel="noreferrer license">
        <Trans>Licence: {licence.name}</Trans>
      </a>
    </p>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHome } from '#data/home/home.ts'
import { queries } from '#data/catalogue/queries.ts'
import { appearance } from '#state/appearance.ts'
import { LazyRow } from './lazy-row.tsx'

/** What goes well with the title this person finished last; nothing before they finished one. */
export function BecauseRow() {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const { finished: known } = useHome()
  // A row that comes while somebody looks would push away what they look at: it is there on the next visit.
  const [finished] = useState(known)
  if (!finished) return null
  const { type, id, title } = finished
  return <LazyRow id="because" title={t`Because you finished ${title}`} needs={[queries.recommendations(type, id, language)]} silent />
}

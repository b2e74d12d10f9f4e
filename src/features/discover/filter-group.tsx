import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import * as css from './filter-panel.css.ts'

/** Filters that belong together, under a name; `open` is how it stands at first. */
export function FilterGroup({ name, open = false, children }: { name: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={css.group} open={open}>
      <summary className={css.summary}>
        {name}
        <ChevronDownIcon size={18} className={css.chevron} />
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}

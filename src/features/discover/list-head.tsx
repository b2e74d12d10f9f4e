import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MediaType } from '#contract/media.ts'
import { Segmented } from '#ui/controls/choice.tsx'
import * as css from './list-screen.css.ts'
import { kinds } from './list-screen.css.ts'

interface ListHeadProps {
  name: string
  /** The first page of those shown. */
  page: number
  /** A sentence below the name. */
  children?: ReactNode
  /** Beside the name, for example a switch. */
  end?: ReactNode
}

/** The name of a list page, in the page and in the window's title. */
export function ListHead({ name, page, children, end }: ListHeadProps) {
  const { t } = useLingui()
  const place = page > 1 ? t`page ${page}` : ''
  return (
    <header className={css.head}>
      <title>{[name, place, 'Matinee'].filter(Boolean).join(' – ')}</title>
      <div className={css.names}>
        <h1 className={css.title}>{name}</h1>
        {children && <p className={css.description}>{children}</p>}
      </div>
      {end}
    </header>
  )
}

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

import { Fragment, type ReactNode } from 'react'
import { personPath } from '#components/links/paths.ts'
import * as css from './facts.css.ts'

/** One thing known of a title; nothing where nobody wrote it down. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === '' || children === null || children === false || children === undefined) return null
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

/** Directors or creators, each with the way to their page. */
export function MakerLinks({ makers }: { makers: readonly { id: number; name: string }[] }) {
  return makers.map(({ id, name }, place) => (
    <Fragment key={`${id}${name}`}>
      {place > 0 && ', '}
      {id > 0 ? (
        <a className={css.link} href={personPath(id)}>
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ))
}

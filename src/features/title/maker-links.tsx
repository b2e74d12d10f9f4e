import { Fragment } from 'react'
import * as css from './about.css.ts'

/** Directors or creators, each with the way to their page. */
export function MakerLinks({ makers }: { makers: readonly { id: number; name: string }[] }) {
  return makers.map(({ id, name }, place) => (
    <Fragment key={`${id}${name}`}>
      {place > 0 && ', '}
      {id > 0 ? (
        <a className={css.link} href={`/person/${id}`}>
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ))
}

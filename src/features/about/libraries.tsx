import { Plural, Trans } from '@lingui/react/macro'
import { useLibraries } from '#data/about/about.ts'
import * as css from './development.css.ts'
import { Outstanding } from './outstanding.tsx'

/** The libraries in this build, each with its licence in full. */
export function Libraries() {
  const answer = useLibraries()
  const { value } = answer
  if (value === undefined) {
    return (
      <Outstanding answer={answer}>
        <Trans>The list of libraries cannot be had now.</Trans>
      </Outstanding>
    )
  }
  const count = value.length
  return (
    <>
      <p>
        <Plural
          value={count}
          one="# library is in what your browser has loaded. Thank you to whoever made it."
          other="# libraries are in what your browser has loaded. Thank you to all who made them."
        />
      </p>
      <ul className={css.rows}>
        {value.map(({ name, version, licence, text }) => (
          <li key={`${name} ${version}`}>
            <details className={css.details}>
              <summary className={css.summary}>
                <span>
                  {name} <span className={css.note}>{version}</span>
                </span>
                <span className={css.note}>{licence}</span>
              </summary>
              <p className={css.licence} lang="en">
                {text || licence}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

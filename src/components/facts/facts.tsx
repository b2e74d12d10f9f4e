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

interface NamedLink {
  name: string
  /** Left out where there is no page of it. */
  href?: string | undefined
  /** On a site of others. */
  isOutside?: boolean
}

/** Names between commas, each with the way to what it names. */
export function Links({ links }: { links: readonly NamedLink[] }) {
  return links.map(({ name, href, isOutside }, place) => (
    <Fragment key={`${href}${name}`}>
      {place > 0 && ', '}
      {href === undefined ? (
        name
      ) : (
        <a className={css.link} href={href} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
          {name}
        </a>
      )}
    </Fragment>
  ))
}

/** What there is of it on other sites: a homepage, named by its host, and its page at IMDb; either may be empty. */
export const sitesOf = (homepage: string, imdbPath: string): NamedLink[] => [
  ...(homepage === '' ? [] : [{ name: new URL(homepage).hostname.replace(/^www\./, ''), href: homepage, isOutside: true }]),
  ...(imdbPath === '' ? [] : [{ name: 'IMDb', href: `https://www.imdb.com/${imdbPath}/`, isOutside: true }]),
]

/** Directors or creators, each with the way to their page. */
export const MakerLinks = ({ makers }: { makers: readonly { id: number; name: string }[] }) => (
  <Links links={makers.map(({ id, name }) => ({ name, href: id > 0 ? personPath(id) : undefined }))} />
)

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PathLinkProps {
  /** An address from a table, which the compiler cannot check against the routes. */
  path: string
  className?: string
  /** Its name where it shows only an icon. */
  label?: string
  children: ReactNode
}

export function PathLink({ path, label, ...rest }: PathLinkProps) {
  return <Link to={path} activeOptions={{ exact: true, includeSearch: false }} aria-label={label} title={label} {...rest} />
}

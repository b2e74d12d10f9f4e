import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PathLinkProps {
  /** An address from a table, which the compiler cannot check against the routes. */
  path: string
  className?: string
  children: ReactNode
}

export function PathLink({ path, ...rest }: PathLinkProps) {
  return <Link to={path} activeOptions={{ exact: true, includeSearch: false }} {...rest} />
}

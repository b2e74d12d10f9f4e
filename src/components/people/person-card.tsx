import type { ReactNode } from 'react'
import { personPath } from '#components/links/paths.ts'
import * as css from './person-card.css.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0])
    .slice(0, 2)
    .join('')

interface PersonCardProps {
  id: number
  name: string
  photoPath: string | null
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** In the first view: fetched at once. */
  priority?: 'view' | undefined
  /** What they do there, below the name. */
  children?: ReactNode
}

/** Somebody with their portrait, and the way to their page. */
export function PersonCard({ id, name, photoPath, sizes, priority, children }: PersonCardProps) {
  return (
    <a href={personPath(id)} className={css.card} data-card>
      <span className={`${css.photo} ${inkOf(id)}`}>
        <Picture path={photoPath} widths={['w185', 'w342']} sizes={sizes} ratio={1.5} priority={priority}>
          <span aria-hidden="true">{initials(name)}</span>
        </Picture>
      </span>
      <span className={css.name}>{name}</span>
      {children !== undefined && <span className={css.role}>{children}</span>}
    </a>
  )
}

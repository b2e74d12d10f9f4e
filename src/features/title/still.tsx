import type { ImageSize } from '#product/images.ts'
import { Picture } from '#components/pictures/picture.tsx'
import * as css from './still.css.ts'

interface StillProps {
  path: string | null
  /** The episode's number, drawn where there is no picture. */
  number: number
  isShielded: boolean
  widths: readonly [ImageSize, ...ImageSize[]]
  sizes: string
  priority?: 'highest' | undefined
}

/** A picture of an episode, out of focus while the shield is up. */
export function Still({ path, number, isShielded, widths, sizes, priority }: StillProps) {
  return (
    <span className={css.still} data-shielded={isShielded}>
      <Picture path={path} widths={widths} sizes={sizes} ratio={9 / 16} priority={priority}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </Picture>
    </span>
  )
}

import { buttonClass } from '#ui/controls/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx'
import * as css from '#features/season/season-screen.css.ts'

interface Step {
  href: string
  name: string
}

/** To what comes before and after; nothing where there is neither. */
export function Steps({ label, before, after }: { label: string; before: Step | undefined; after: Step | undefined }) {
  if (!before && !after) return null
  return (
    <nav className={css.steps} aria-label={label}>
      {before ? (
        <a className={buttonClass()} href={before.href} rel="prev">
          <ChevronLeftIcon size={18} />
          {before.name}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a className={buttonClass()} href={after.href} rel="next">
          {after.name}
          <ChevronRightIcon size={18} />
        </a>
      )}
    </nav>
  )
}

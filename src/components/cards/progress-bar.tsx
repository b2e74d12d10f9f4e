import * as css from './progress-bar.css.ts'

/** How far somebody is, from 0 to 1, as a line on a picture; the words beside it say the same. */
export function ProgressBar({ share, className = '' }: { share: number; className?: string }) {
  return (
    <span className={`${css.track} ${className}`} aria-hidden="true">
      <span className={css.bar} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

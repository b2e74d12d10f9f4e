import { Link } from '@tanstack/react-router'
import { Mark } from '#ui/controls/mark.tsx'
import * as css from './header.css.ts'

export function Wordmark() {
  return (
    <Link to="/" className={css.wordmark}>
      <Mark size={26} />
      Matinee
    </Link>
  )
}

import type { ReactElement } from 'react'
import type { WindowLines } from './use-window-lines.ts'
import { space as outlines } from './window-lines.css.ts'

interface WindowListProps {
  lines: WindowLines<HTMLUListElement>
  className: string
  /** Draws the `li` of one place, which carries it as `data-place`. */
  children: (place: number) => ReactElement
}

/** The list of `useWindowLines`: what is rendered of it, and the space of the rest. */
export function WindowList({ lines, className, children }: WindowListProps) {
  const { ref, style, windowed, parts, onFocus, onBlur } = lines
  return (
    // The links inside take the focus; the list only passes it on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={ref} className={className} style={style} data-windowed={windowed || undefined} onFocus={onFocus} onBlur={onBlur}>
      {parts.flatMap(({ from, to, space }, at) => [
        // The same one while the list is scrolled, which only grows or shrinks: its order is all that tells it from others.
        // oxlint-disable-next-line react/no-array-index-key
        space && <li key={`space ${at}`} className={outlines} style={space} aria-hidden="true" data-space />,
        ...Array.from({ length: to - from }, (_, index) => children(from + index)),
      ])}
    </ul>
  )
}

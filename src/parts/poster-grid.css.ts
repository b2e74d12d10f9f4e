import { style } from '@vanilla-extract/css'
import { breakpoints } from '#spec/breakpoints.ts'
import { vars } from '#ui/theme.css.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = style({
  display: 'grid',
  gap: `${vars.space[6]} 14px`,
  ...columns(2),
  '@media': {
    '(min-width: 560px)': columns(3),
    [`(min-width: ${breakpoints.tablet}px)`]: columns(4),
    [`(min-width: ${breakpoints.desktop}px)`]: columns(5),
    [`(min-width: ${breakpoints.wide}px)`]: columns(6),
  },
})

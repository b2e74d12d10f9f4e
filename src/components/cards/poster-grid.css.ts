import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Columns follow the room there is, not the window: beside a panel there are fewer. */
export const room = style({ containerType: 'inline-size', minWidth: 0 })

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const list = styleVariants({
  grid: {
    display: 'grid',
    gap: `${vars.space[6]} 14px`,
    ...columns(2),
    '@container': { [from(500)]: columns(3), [from(680)]: columns(4), [from(900)]: columns(5), [from(1140)]: columns(6) },
  },
  lines: {
    display: 'grid',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    ...columns(1),
    '@container': { [from(900)]: columns(2) },
  },
})

export const item = style({ minWidth: 0 })

import { style } from '@vanilla-extract/css'
import { desktop, phone } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The panel stands beside the results where there is room; elsewhere it is a sheet. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
})

export const side = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'block',
      position: 'sticky',
      top: `calc(${vars.bar.top} + ${vars.space[4]})`,
      maxHeight: `calc(100svh - ${vars.bar.top} - ${vars.space[8]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Room for the focus rings at the edge of what scrolls.
      padding: '3px',
      margin: '-3px',
      paddingRight: vars.space[3],
      scrollbarWidth: 'thin',
    },
  },
})

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minWidth: 0 })

export const onlySmall = style({ '@media': { [desktop]: { display: 'none' } } })

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

/** A line that scrolls, with room for the focus marks. */
const strip = { padding: '6px', margin: '-6px', overflowX: 'auto', scrollbarWidth: 'none' } as const

export const platforms = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  // Beside buttons that stay hardly a platform would be in view.
  '@media': { [phone]: strip },
})
export const bar = style({
  ...strip,
  display: 'flex',
  flex: '0 1 auto',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [phone]: { flexShrink: 0, overflowX: 'visible' } },
})
/** Stays in view while the platforms scroll; on a phone it follows them. */
export const barEnd = style({ display: 'flex', flexShrink: 0, marginLeft: 'auto', '@media': { [phone]: { marginLeft: 0 } } })

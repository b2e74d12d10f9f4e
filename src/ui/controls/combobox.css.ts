import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({
  display: 'grid',
  marginTop: vars.space[1],
  // What is fixed below it may cover the end of the view.
  scrollMarginBottom: '6rem',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.s,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.color.lifted } },
})

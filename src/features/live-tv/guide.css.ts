import { globalStyle, style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const rowHeight = 64
export const headHeight = 40

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '44px',
  marginBottom: vars.space[3],
})
export const day = style({ fontSize: vars.size.l })

export const frame = style({
  vars: { '--side': '112px' },
  position: 'relative',
  height: `calc(100svh - ${vars.bar.top} - ${vars.bar.bottom} - 120px)`,
  minHeight: '320px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.ground,
  fontSize: vars.size.s,
  '@media': { [tablet]: { vars: { '--side': '220px' } } },
})
/** As wide and as tall as everything that could be seen. */
export const room = style({ position: 'relative' })
export const times = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: `${headHeight}px`,
  background: vars.color.raised,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const corner = style({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  display: 'grid',
  alignItems: 'center',
  width: 'var(--side)',
  height: '100%',
  paddingInline: vars.space[3],
  background: vars.color.raised,
  color: vars.color.muted,
})
export const time = style({
  position: 'absolute',
  top: 0,
  display: 'grid',
  alignItems: 'center',
  height: '100%',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({ position: 'absolute', insetInline: 0, height: `${rowHeight}px`, borderBottom: `1px solid ${vars.color.line}` })
export const channel = style({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  width: 'var(--side)',
  height: '100%',
  background: vars.color.raised,
  borderInlineEnd: `1px solid ${vars.color.line}`,
})
export const channelLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  paddingInline: vars.space[2],
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accentText }, '&:focus-visible': { outlineOffset: '-2px' } },
})
export const channelName = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.25,
})
/** On phones the name alone: there is room for one. */
globalStyle(`${channelLink} > :first-child:not(:last-child)`, { display: 'none', '@media': { [tablet]: { display: 'block' } } })
export const cell = style({ position: 'absolute', top: 0, height: '100%', padding: '3px 2px' })
export const programme = style({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  // Words stay in sight while their programme does; hiding what flows over would keep them where they are.
  overflow: 'clip',
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.lifted },
    '&[data-now="true"]': { background: vars.color.lifted, boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
    '&[data-over="true"]': { color: vars.color.muted },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const programmeWords = style({
  position: 'sticky',
  left: 'var(--side)',
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 'min(100%, 14rem)',
  paddingInline: vars.space[2],
  verticalAlign: 'top',
})
export const programmeTitle = style({ ...oneLine, fontWeight: 600 })
export const programmeTime = style({ ...oneLine, color: vars.color.muted, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' })
export const blank = style({
  position: 'sticky',
  left: 'calc(var(--side) + 12px)',
  display: 'inline-block',
  color: vars.color.muted,
  lineHeight: `${rowHeight - 6}px`,
})
export const nowLine = style({
  position: 'absolute',
  zIndex: 1,
  width: '2px',
  background: vars.color.accent,
  pointerEvents: 'none',
})
export const details = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4], paddingBottom: vars.space[4] })
export const detailTime = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

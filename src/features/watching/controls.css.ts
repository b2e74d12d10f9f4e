import { globalStyle, style } from '@vanilla-extract/css'
import { shade } from '#ui/theme/fragments.ts'
import { phone } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const bars = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[data-shown="false"]': { opacity: 0 } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[8]}`,
  background: `linear-gradient(${shade(0.75)}, transparent)`,
  '@media': { [phone]: { paddingBlock: `${vars.space[1]} ${vars.space[2]}` } },
})
export const headWords = style({ minWidth: 0, flex: 1 })
export const headTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 })
export const headEpisode = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
  opacity: 0.85,
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space[10]} ${vars.space[3]} max(${vars.space[1]}, env(safe-area-inset-bottom, 0px))`,
  background: `linear-gradient(transparent, ${shade(0.85)})`,
  '@media': { [phone]: { paddingTop: vars.space[2] } },
})
/** What lies between the controls belongs to the picture. */
globalStyle(`${bars}[data-shown="true"] :is(a, button, input)`, { pointerEvents: 'auto' })

export const line = style({ display: 'flex', alignItems: 'center', '@media': { [phone]: { marginInline: `calc(-1 * ${vars.space[2]})` } } })
export const space = style({ flex: 1, minWidth: 0 })
export const time = style({
  paddingInline: vars.space[2],
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Left out where there is no room for it; the same is in the settings or on a key. */
export const roomy = style({ selectors: { '&&': { '@media': { [phone]: { display: 'none' } } } } })

export const volume = style({ display: 'flex', alignItems: 'center' })
export const volumeRange = style({ width: '80px', accentColor: vars.color.onPicture, cursor: 'pointer' })

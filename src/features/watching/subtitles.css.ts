import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const words = style({
  position: 'absolute',
  insetInline: '6%',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
  fontSize: 'calc(clamp(13px, 2.6cqw, 34px) * var(--words-size))',
})
export const wordsAt = styleVariants({ bottom: { bottom: '5%' }, raised: { bottom: '18%' }, top: { top: '8%' } })
export const wordsAboveControls = style({ bottom: '104px' })
export const look = styleVariants({
  outline: { color: '#fff', textShadow: '0 0 3px #000, 1px 1px 2px #000, -1px -1px 2px #000, 1px -1px 2px #000, -1px 1px 2px #000' },
  box: { color: '#fff', background: 'rgb(0 0 0 / 0.8)', padding: '2px 10px', borderRadius: '4px' },
  yellow: { color: '#ffe14d', textShadow: '0 0 3px #000, 1px 1px 2px #000, -1px -1px 2px #000, 1px -1px 2px #000, -1px 1px 2px #000' },
})
/** Its width is what the size of subtitles goes by. */
export const measured = style({ position: 'absolute', inset: 0, containerType: 'inline-size', pointerEvents: 'none' })

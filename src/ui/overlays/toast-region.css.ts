import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style({
  position: 'fixed',
  inset: 'auto',
  insetInline: vars.space[4],
  bottom: `calc(${vars.bar.bottom} + ${vars.space[3]})`,
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  width: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    '(min-width: 768px)': {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space[6],
      bottom: vars.space[6],
      justifyItems: 'end',
      // Never over an open panel: those of the corner reach as far down.
      selectors: {
        'html:has([popover="auto"]:popover-open) &': { insetInlineStart: vars.space[6], insetInlineEnd: 'auto', justifyItems: 'start' },
      },
    },
  },
  selectors: { '&[data-raised="true"]': { top: `calc(${vars.bar.top} + ${vars.space[3]})`, bottom: 'auto' } },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '26rem',
  padding: `${vars.space[3]} ${vars.space[1]} ${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.large,
  background: vars.color.lifted,
  color: vars.color.text,
  boxShadow: `${vars.shadow}, inset 0 0 0 1px ${vars.color.line}`,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.easing}`,
  '@media': {
    // Never over half a phone: what is older comes back as the newer ones go.
    '(max-width: 767px)': { selectors: { '&:nth-last-child(n + 3)': { display: 'none' } } },
    '(min-width: 768px)': { width: '26rem' },
  },
})

export const mark = style({ flexShrink: 0, marginTop: '1px', color: vars.color.accentText, lineHeight: 0 })
export const markError = style([mark, { color: vars.color.danger }])
export const words = style({ flex: 1, minWidth: 0, alignSelf: 'center' })
export const title = style({ fontWeight: 650 })
export const description = style({ color: vars.color.muted, fontSize: vars.size.s })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[2] })
export const action = style({ minHeight: '40px', paddingBlock: vars.space[1], paddingInline: vars.space[3], fontSize: vars.size.s })
export const dismiss = style({ marginBlock: '-8px' })

import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'
import { bareButton } from '#components/pictures/artwork.css.ts'

/** 44 px to hit, 34 px to see; legible on any picture. */
export const onPicture = style([
  bareButton,
  {
    color: vars.color.onPicture,
    selectors: {
      '&::before': {
        content: '',
        gridArea: '1 / 1',
        width: '34px',
        height: '34px',
        borderRadius: vars.radius.round,
        background: `rgb(${vars.color.scrim} / 0.62)`,
        transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
      },
      '&:hover::before': { background: `rgb(${vars.color.scrim} / 0.85)` },
      '&[aria-pressed="true"]': { color: vars.color.accent },
    },
  },
])

/** The sign stands at the upper edge of what can be hit, in the line of the name. */
export const bare = style([
  bareButton,
  {
    alignItems: 'start',
    paddingTop: '7px',
    color: vars.color.muted,
    selectors: { '&:hover': { color: vars.color.text }, '&[aria-pressed="true"]': { color: vars.color.accentText } },
  },
])

export const icon = style({ gridArea: '1 / 1', position: 'relative' })
/** Only the heart takes the accent: words in it are too faint on a raised button. */
export const pressed = style({ selectors: { '&&[aria-disabled="true"]': { opacity: 1 } } })
globalStyle(`${pressed}[aria-pressed="true"] svg`, { color: vars.color.accentText })
/** Round instead of long; stands above the button's own padding whatever the order of the style sheets. */
export const round = style([pressed, { selectors: { '&&': { width: '44px', padding: 0 } } }])

const fade = keyframes({ to: { color: vars.color.muted } })
/** A change that is written sooner needs no sign of its own, which would flicker and cost the frames in which the tap is to be shown. */
const noticedAfter = '150ms'
globalStyle(`[aria-disabled="true"] > ${icon}, ${pressed}[aria-disabled="true"] > svg`, {
  animation: `${fade} 1ms ${noticedAfter} forwards`,
})

import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { breakpoints } from '#product/breakpoints.ts'
import { from } from './media.ts'
import { vars } from './theme.css.ts'

globalFontFace('Matinee Display', {
  src: 'url("/fonts/display.woff2") format("woff2")',
  fontWeight: '600 800',
  // Preloaded by index.html and kept by the worker, so it is nearly always there; a page that began without it keeps the system face, as
  // a name that needs one line in the one and two in the other would move everything below it.
  fontDisplay: 'optional',
})

// The system face stretched to the display face's measures, so that a page without the font looks as close to it as can be.
globalFontFace('Matinee Fallback', {
  // The bold cut by its own name: the regular one, made bolder, is a tenth narrower.
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")',
  fontWeight: '600 800',
  sizeAdjust: '98%',
  ascentOverride: '96%',
  descentOverride: '28%',
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  background: vars.color.ground,
  color: vars.color.text,
  colorScheme: 'dark',
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  scrollPaddingTop: vars.bar.top,
  scrollPaddingBottom: vars.bar.bottom,
  '@media': { [from(breakpoints.tv)]: { fontSize: '125%' } },
})

globalStyle('html[data-theme="light"]', { colorScheme: 'light' })
globalStyle('body', { margin: 0, minHeight: '100dvh', overflowWrap: 'anywhere', WebkitTapHighlightColor: 'transparent' })

globalStyle('h1, h2, h3', {
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
})

globalStyle('p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img', { display: 'block', maxWidth: '100%' })
globalStyle('svg', { flexShrink: 0 })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })

// Browsers take what a gamepad does for no key.
globalStyle(':focus-visible, :where(html[data-walking]) :focus', {
  outline: `2px solid ${vars.color.accentText}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.small,
})

globalStyle('::view-transition-group(*)', {
  animationDuration: vars.motion.quick,
  animationTimingFunction: vars.motion.easing,
})
globalStyle('::view-transition-group(poster)', { animationDuration: vars.motion.calm })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      // With the default, "all", a duration would set everything else in motion: heights, and with them the page.
      transitionProperty: 'opacity',
      transitionDuration: '100ms !important',
      scrollBehavior: 'auto',
    },
  },
})

/** Where the system chooses all colours, what a background said is said by the colours of what is selected there. */
const forced = '(forced-colors: active)'
const inForcedColors = (selector: string, rule: Readonly<Record<string, string>>): void =>
  globalStyle(selector, { '@media': { [forced]: rule } })

inForcedColors('[aria-pressed="true"], [aria-selected="true"], label:has(> input[type="radio"]:checked)', {
  // Else the words have a ground of their own, in their own colour.
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
})
inForcedColors('label:has(> input[type="radio"])', { outline: '1px solid CanvasText', outlineOffset: '-1px' })
// A border that cannot be seen can be seen here: of tabs only the one that is open has a line.
inForcedColors('nav a:not([aria-current="page"])', { borderColor: 'Canvas' })
inForcedColors('[role="gridcell"] > :is(a, button)', { border: '1px solid CanvasText' })

import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { accents, grounds } from '#product/appearance.ts'

/** How things move, for what scripts animate as well. */
export const motion = { quickMs: 120, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** Every value of the design, by name. The names of the custom properties are stable: `--color-text`, `--space-4` and so on. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The room: page background. */
      ground: null,
      /** Two steps up from it: cards and sheets, then what floats on those. */
      raised: null,
      lifted: null,
      line: null,
      text: null,
      muted: null,
      /** The one accent as a fill, as text or icon on the ground, and what is written on the fill. */
      accent: null,
      accentText: null,
      onAccent: null,
      /** Laid over pictures that carry text; the same in both themes because pictures are. */
      scrim: null,
      onPicture: null,
      danger: null,
    },
    space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 8: null, 10: null, 12: null, 16: null },
    /** Page side padding; grows with the viewport. */
    gutter: null,
    radius: { small: null, medium: null, large: null, round: null },
    font: { display: null, text: null },
    size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, hero: null },
    motion: { quick: null, calm: null, easing: null },
    /** Heights of the fixed bars, for paddings and scroll margins. */
    bar: { top: null, bottom: null },
    shadow: null,
  },
  (_value, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
)

createGlobalTheme(':root', vars, {
  color: {
    ground: grounds.dark,
    raised: '#15151b',
    lifted: '#212129',
    line: '#2c2c36',
    text: '#f4f0e8',
    muted: '#a8a49b',
    accent: '#E63462',
    accentText: '#E63462',
    onAccent: '#0b0b0f',
    scrim: '11 11 15',
    onPicture: '#f4f0e8',
    danger: '#ff8a80',
  },
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 10: '40px', 12: '48px', 16: '64px' },
  gutter: 'clamp(16px, 4vw, 48px)',
  radius: { small: '6px', medium: '10px', large: '16px', round: '999px' },
  font: {
    display: '"Matinee Display", "Matinee Fallback", system-ui, sans-serif',
    text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  },
  size: {
    xs: '0.75rem',
    s: '0.875rem',
    m: '1rem',
    l: '1.2rem',
    xl: '1.44rem',
    xxl: '1.73rem',
    hero: 'clamp(2.1rem, 5.2vw + 0.9rem, 4.6rem)',
  },
  motion: { quick: `${motion.quickMs}ms`, calm: '220ms', easing: motion.easing },
  bar: { top: '56px', bottom: 'calc(60px + env(safe-area-inset-bottom, 0px))' },
  shadow: '0 12px 40px rgb(0 0 0 / 0.45)',
})

globalStyle(':root', {
  '@media': {
    '(min-width: 768px)': { vars: { '--bar-top': '64px', '--bar-bottom': '0px' } },
    '(min-width: 1024px)': { vars: { '--bar-top': '68px', '--size-xl': '1.56rem', '--size-xxl': '1.95rem' } },
  },
})

globalStyle('html[data-theme="light"]', {
  vars: {
    [vars.color.ground]: grounds.light,
    [vars.color.raised]: '#fffdf8',
    [vars.color.lifted]: '#ebe5d8',
    [vars.color.line]: '#dbd3c3',
    [vars.color.text]: '#1b1814',
    [vars.color.muted]: '#615a4f',
    [vars.color.danger]: '#a4261d',
    [vars.shadow]: '0 12px 40px rgb(60 45 20 / 0.18)',
  },
})

for (const [color, { name, onPaper }] of Object.entries(accents)) {
  globalStyle(`html[data-accent="${name}"]`, { vars: { [vars.color.accent]: color, [vars.color.accentText]: color } })
  globalStyle(`html[data-theme="light"][data-accent="${name}"]`, { vars: { [vars.color.accentText]: onPaper } })
}

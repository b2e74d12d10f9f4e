import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#product/breakpoints.ts'
import type { TopLink } from '#product/menus.ts'
import { rowNames } from '#product/row-names.ts'
import { from } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: vars.color.ground,
  borderBottom: '1px solid transparent',
  transition: `border-color ${vars.motion.calm} ${vars.motion.easing}`,
  paddingTop: 'env(safe-area-inset-top, 0px)',
  viewTransitionName: 'header',
  selectors: { '&[data-scrolled="true"]': { borderBottomColor: vars.color.line } },
})

/** The bar's content and its name; shared with the first paint. */
export const innerBox = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '1440px',
  height: `calc(${vars.bar.top} - 1px)`,
  marginInline: 'auto',
  paddingInline: vars.gutter,
} as const

export const wordmarkBox = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  marginRight: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: '1.35rem',
  fontWeight: 750,
  letterSpacing: '-0.02em',
} as const

export const inner = style(innerBox)
export const wordmark = style(wordmarkBox)

const only = (when: string) => style({ display: 'none', '@media': { [when]: { display: 'flex' } } })

export const menus = style([only(from(1024)), { gap: vars.space[1] }])
export const search = style([only(from(768)), { flex: 1, justifyContent: 'center', minWidth: 0 }])
export const searchBox = style({ width: '100%', maxWidth: '30rem' })
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginLeft: 'auto' })
export const onTablet = only('(min-width: 768px) and (max-width: 1023.98px)')
export const onDesktop = only(from(1024))

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"], &[aria-current="page"]': { color: vars.color.text } },
})

export const menuList = style({ display: 'grid', minWidth: '13rem' })

/** From which width of the window (px) each link finds room beside the menus and a search that can be read; where the scale is larger, not all do. */
const room: Record<TopLink, { en: number; de: number; isOnTv: boolean }> = {
  '/live-tv': { en: 1130, de: 1180, isOnTv: true },
  '/4k-contents': { en: 1180, de: 1230, isOnTv: true },
  '/audiobooks': { en: 1310, de: 1340, isOnTv: false },
  '/': { en: 1380, de: 1410, isOnTv: false },
}

export const topLink = styleVariants(room, () => ({ display: 'none' }))

// What finds none stands in the menu.
for (const path of rowNames(room)) {
  const { en, de, isOnTv } = room[path]
  for (const [width, language] of [
    [en, ':not(:lang(de))'],
    [de, ':lang(de)'],
  ] as const) {
    const view = isOnTv ? from(width) : `${from(width)} and (max-width: ${breakpoints.tv - 0.02}px)`
    globalStyle(`${topLink[path]}${language}`, { '@media': { [view]: { display: 'inline-flex' } } })
    globalStyle(`${menuList} [href="${path}"]${language}`, { '@media': { [view]: { display: 'none' } } })
  }
}

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.medium,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.color.lifted },
    // A dot, because the accent as text is too faint on a raised panel.
    '&[aria-current="page"]::after': {
      content: '',
      width: '8px',
      height: '8px',
      marginLeft: 'auto',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
  },
})

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.round,
  background: vars.color.lifted,
  fontSize: vars.size.s,
  fontWeight: 700,
})

import { globalStyle } from '@vanilla-extract/css'
import { bannerBox, stageBox } from '#features/home/banner.css.ts'
import { innerBox, wordmarkBox } from './header/header.css.ts'

/*
 * What index.html shows before any script has run: the bar with the name and, on home, the banner's place. It has the
 * measures of what React puts there, so that nothing moves.
 */
// What the worker kept of this screen lies over the one that comes, until both look the same.
globalStyle('#kept:not([data-shown])', { display: 'none' })
globalStyle('#kept', { position: 'absolute', top: 0, left: 0, width: '100%' })
globalStyle('#kept *', { animation: 'none !important', transition: 'none !important' })
globalStyle('#kept[data-shown] ~ #root', { visibility: 'hidden' })
globalStyle('#first-paint', { paddingTop: 'env(safe-area-inset-top, 0px)' })
globalStyle('#first-paint header', { ...innerBox, boxSizing: 'content-box', paddingBottom: '1px' })
globalStyle('#first-paint b', wordmarkBox)
globalStyle('html:not([data-start="home"]) #first-paint div', { display: 'none' })
globalStyle('#first-paint div', bannerBox)
globalStyle('#first-paint i', { ...stageBox, display: 'block' })

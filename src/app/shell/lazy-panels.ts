import { lazy } from 'react'
import { withWords } from '#i18n/i18n.ts'

const menuEntries = withWords(() => import('./menu-entries.tsx'))
const overlayMenu = withWords(() => import('./overlay-menu.tsx'))
const moreSheet = withWords(() => import('./more-sheet.tsx'))
const syncSheet = withWords(() => import('./sync-sheet.tsx'))
const settings = withWords(() => import('./settings.tsx'))
const lateParts = withWords(() => import('./late-parts.tsx'))

/** What the first screen does not need; loaded on first use, or when the page is idle. */
export const MenuEntries = lazy(async () => ({ default: (await menuEntries()).MenuEntries }))
export const OverlayMenu = lazy(async () => ({ default: (await overlayMenu()).OverlayMenu }))
export const MoreSheet = lazy(async () => ({ default: (await moreSheet()).MoreSheet }))
export const SyncSheet = lazy(async () => ({ default: (await syncSheet()).SyncSheet }))
export const Settings = lazy(async () => ({ default: (await settings()).Settings }))
export const LateParts = lazy(async () => ({ default: (await lateParts()).LateParts }))

export const preloadMenuEntries = (): void => void menuEntries()
export const preloadOverlayMenu = (): void => void overlayMenu()
export const preloadMoreSheet = (): void => void moreSheet()

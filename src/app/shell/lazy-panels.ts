import { lazy } from 'react'
import { withWords } from '#i18n/i18n.ts'

const menuEntries = withWords(() => import('./menus/menu-entries.tsx'))
const menuSheets = withWords(() => import('./menus/menu-sheets.tsx'))
const syncSheet = withWords(() => import('./sync/sync-sheet.tsx'))
const settings = withWords(() => import('./settings/settings.tsx'))
const deferredOverlays = withWords(() => import('./overlays/deferred-overlays.tsx'))

/** What the first screen does not need; loaded on first use, or when the page is idle. */
export const MenuEntries = lazy(async () => ({ default: (await menuEntries()).MenuEntries }))
export const OverlayMenu = lazy(async () => ({ default: (await menuSheets()).OverlayMenu }))
export const MoreSheet = lazy(async () => ({ default: (await menuSheets()).MoreSheet }))
export const SyncSheet = lazy(async () => ({ default: (await syncSheet()).SyncSheet }))
export const Settings = lazy(async () => ({ default: (await settings()).Settings }))
export const DeferredOverlays = lazy(async () => ({ default: (await deferredOverlays()).DeferredOverlays }))

export const preloadMenuEntries = (): void => void menuEntries()
export const preloadMenuSheets = (): void => void menuSheets()

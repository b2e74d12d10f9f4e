import { lazyPart } from '#i18n/i18n.ts'

const menuEntries = () => import('./menus/menu-entries.tsx')
const menuSheets = () => import('./menus/menu-sheets.tsx')
const syncSheet = () => import('./sync/sync-sheet.tsx')
const settings = () => import('./settings/settings.tsx')
const footer = () => import('./footer.tsx')
const deferredOverlays = () => import('./overlays/deferred-overlays.tsx')

/** What the first screen does not need; loaded on first use, or when the page is idle. */
export const MenuEntries = lazyPart(async () => (await menuEntries()).MenuEntries)
export const OverlayMenu = lazyPart(async () => (await menuSheets()).OverlayMenu)
export const MoreSheet = lazyPart(async () => (await menuSheets()).MoreSheet)
export const SyncSheet = lazyPart(async () => (await syncSheet()).SyncSheet)
export const Settings = lazyPart(async () => (await settings()).Settings)
export const Footer = lazyPart(async () => (await footer()).Footer)
export const DeferredOverlays = lazyPart(async () => (await deferredOverlays()).DeferredOverlays)

export const preloadMenuEntries = (): void => void menuEntries().catch(() => undefined)
export const preloadMenuSheets = (): void => void menuSheets().catch(() => undefined)

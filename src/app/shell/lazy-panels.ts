import { lazyPart } from '#i18n/i18n.ts'

// What the first screen does not need; loaded on first use, or when the page is idle.
export const MenuEntries = lazyPart(async () => (await import('./menus/menu-entries.tsx')).MenuEntries)
export const OverlayMenu = lazyPart(async () => (await import('./menus/menu-sheets.tsx')).OverlayMenu)
export const MoreSheet = lazyPart(async () => (await import('./menus/menu-sheets.tsx')).MoreSheet)
export const SyncSheet = lazyPart(async () => (await import('./sync/sync-sheet.tsx')).SyncSheet)
export const Settings = lazyPart(async () => (await import('./settings/settings.tsx')).Settings)
export const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer)
export const Player = lazyPart(async () => (await import('#features/watching/player.tsx')).Player)
export const BookBar = lazyPart(async () => (await import('#features/audiobooks/book-bar.tsx')).BookBar)
export const DeferredOverlays = lazyPart(async () => (await import('./overlays/deferred-overlays.tsx')).DeferredOverlays)

import { lazy } from 'react'

const overlayMenu = () => import('./overlay-menu.tsx')
const moreSheet = () => import('./more-sheet.tsx')
const syncSheet = () => import('./sync-sheet.tsx')
const settings = () => import('./settings.tsx')
const toastHost = () => import('./toast-host.tsx')

/** What the first screen does not need; loaded on first use, or when the page is idle. */
export const OverlayMenu = lazy(async () => ({ default: (await overlayMenu()).OverlayMenu }))
export const MoreSheet = lazy(async () => ({ default: (await moreSheet()).MoreSheet }))
export const SyncSheet = lazy(async () => ({ default: (await syncSheet()).SyncSheet }))
export const Settings = lazy(async () => ({ default: (await settings()).Settings }))
export const ToastHost = lazy(async () => ({ default: (await toastHost()).ToastHost }))

export const preloadOverlayMenu = (): void => void overlayMenu()
export const preloadMoreSheet = (): void => void moreSheet()

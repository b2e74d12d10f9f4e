import { grounds } from '#product/appearance.ts'

const light = matchMedia('(prefers-color-scheme: light)')

export const systemPrefersLight = (): boolean => light.matches

/** Calls back whenever the operating system changes between light and dark. */
export const watchSystemTheme = (changed: () => void): void => light.addEventListener('change', changed)

/** Puts theme, accent and language on the document, where the style sheets and assistive technology read them. */
export function showAppearance(to: { light: boolean; accentName: string; language: string }): void {
  const root = document.documentElement
  root.dataset.theme = to.light ? 'light' : 'dark'
  root.dataset.accent = to.accentName
  root.lang = to.language
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', to.light ? grounds.light : grounds.dark)
}

const light = matchMedia('(prefers-color-scheme: light)')

export const systemPrefersLight = (): boolean => light.matches

/** Calls back whenever the operating system changes between light and dark. */
export const watchSystemTheme = (changed: () => void): void => light.addEventListener('change', changed)

/** Puts theme, accent and language on the document, where the style sheets, assistive technology and launchers read them. */
export function showAppearance(to: { theme: 'light' | 'dark'; accentName: string; barColor: string; language: string }): void {
  const root = document.documentElement
  root.dataset.theme = to.theme
  root.dataset.accent = to.accentName
  root.lang = to.language
  const manifest = to.language === 'en' ? '/manifest.webmanifest' : `/manifest.${to.language}.webmanifest`
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', to.barColor)
}

/** The country the browser is set to (`DE` of `de-DE`); something else where it names none. */
export const systemRegion = (): string => navigator.language.slice(-2)

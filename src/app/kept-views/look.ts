declare global {
  interface Window {
    /** For whom, in which look and in how wide a window this page is (the head script of index.html). */
    matineeLook: () => string
    /** What was tapped last of a kept view before the app was there. */
    matineeTap?: Element
  }
}

export const currentLook = (): string => window.matineeLook()

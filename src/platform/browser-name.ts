/** What the browser calls itself. */
export const browserName = (): string => navigator.userAgent

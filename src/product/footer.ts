/** The ten quick links, their addresses as the specification writes them (section 2; decision R1). */
export const footerLinks = [
  '/movies/popular',
  '/tv/popular',
  '/trending',
  '/4k-contents',
  '/live-tv',
  '/movies/genre/family',
  '/movies/genre/documentary',
  '/movies/top-rated',
  '/movies/now-playing',
  '/audiobooks',
] as const

export type FooterLink = (typeof footerLinks)[number]

/** Who runs this, under which terms, and how something is removed (specification, section 2). */
export const legalLinks = ['/privacy', '/terms', '/dmca', '/content-removal', '/development'] as const

export type LegalLink = (typeof legalLinks)[number]

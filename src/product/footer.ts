/** The ten quick links, their addresses as the specification writes them (section 2; decision R1). Those without a page yet are not shown. */
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

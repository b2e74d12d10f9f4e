/** How lists look on this device: the first of each is what holds until a person chooses. */
export const listLooks = {
  /** Posters, or lines with an overview. */
  view: ['grid', 'lines'],
  /** One page after the other, or one below the other without an end. */
  paging: ['pages', 'endless'],
  /** The platforms above the discover pages. */
  platformBar: ['shown', 'hidden'],
} as const

/** What the page of titles in 4K holds (specification, section 2; decision R9). */
export const fourK = {
  /** So many lines or more. */
  lines: 2160,
  /** So many titles at most, of our server and of each source of a person's own. */
  titles: 5000,
} as const

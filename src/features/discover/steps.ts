/** The steps of a picker as value and words, with the chosen number among them: an address may ask for any. */
export function steps(offered: readonly number[], chosen: number | null, words: (step: number) => string): [string, string][] {
  const all = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen].toSorted((a, b) => a - b)
  return all.map((step) => [String(step), words(step)])
}

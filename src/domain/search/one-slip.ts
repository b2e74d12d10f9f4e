/** Whether one letter too many, too few or wrong, or two neighbours swapped, makes one word the other (Damerau-Levenshtein distance 1). */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const rests = (fromA: number, fromB: number): boolean => a.slice(start + fromA) === b.slice(start + fromB)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return rests(1, 0) || rests(0, 1) || rests(1, 1) || (isSwapped && rests(2, 2))
}

/** What a search is asked with: trimmed, at most 200 characters; null when there is nothing to search for (section 5). */
export function searchText(typed: string): string | null {
  const text = typed.trim().slice(0, 200)
  return text === '' ? null : text
}

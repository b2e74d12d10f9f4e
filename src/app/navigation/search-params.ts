/** Addresses as people read and share them: every parameter is text, nothing is quoted (`?q=603`, not `?q=%22603%22`). */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const params = Object.entries(search).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`
}

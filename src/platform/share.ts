/** Hands a page of ours to the system's share sheet: `shared`, `dismissed` by the person, or `unavailable` in this browser. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'dismissed' | 'unavailable'> {
  const data = { title, url }
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'unavailable'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable'
  }
}

/** The whole address of a path of ours. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href

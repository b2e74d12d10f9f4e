/**
 * A picture of our own server; null where it has none there, or one of more bytes than asked for. Rejects when nobody answers, or our server cannot say now.
 *
 * @param path as it stands in an answer of our server, `/img/...`
 */
export async function fetchPicture(path: string, mostBytes: number, signal: AbortSignal): Promise<Blob | null> {
  const response = await fetch(path, { signal })
  if (response.status >= 500 || response.status === 429) throw new TypeError(`our server answers ${response.status}`)
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return null
  const picture = await response.blob()
  return picture.size > 0 && picture.size <= mostBytes ? picture : null
}

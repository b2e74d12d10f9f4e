const timeoutMs = 5000

/** What the host of a file answers when it is asked for it, as an HTTP status; null when nobody answers. Never rejects. */
export async function streamStatus(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })).status
  } catch {
    return null
  }
}

import { isBlocked } from './sources/ask.ts'

const timeoutMs = 5000

/** What the host of a file answers when it is asked for it, as an HTTP status; null when nobody answers, `blocked` when this page may not ask it. Never rejects. */
export async function streamStatus(url: string): Promise<number | 'blocked' | null> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })).status
  } catch {
    // A path is one of our own server, which every page may ask.
    return URL.canParse(url) && (await isBlocked(url)) ? 'blocked' : null
  }
}

/** Whether a host answers at all, also one that does not let this page read what it says. Never rejects. */
export async function isHostThere(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return true
  } catch {
    return false
  }
}

/** The subtitles at an address as WebVTT, also where the host has them as SubRip. Rejects when they cannot be had. */
export async function streamSubtitles(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return asWebVtt(await response.text())
}

/** Subtitles as WebVTT, also of a SubRip file: that lacks the first line and has commas in its times, and is otherwise the same. */
export function asWebVtt(text: string): string {
  const words = text.replace(/^\uFEFF/, '').trimStart()
  return words.startsWith('WEBVTT') ? words : `WEBVTT\n\n${words.replaceAll(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2')}`
}

/** Nobody waits longer for a page; a service that asks for more is asked again when the person comes back. */
const longestMs = 30_000

/**
 * How long `Retry-After` asks to wait, in ms: written as seconds or as a date (RFC 9110, 10.2.3), at most 30 s. Undefined when it
 * says nothing that can be understood. `now` is epoch ms.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const said = header?.trim() ?? ''
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs)
}

/** Minutes as hours and minutes; null when the length is unknown, which the movie database says as 0. */
export function runtimeParts(minutes: number): { hours: number; minutes: number } | null {
  return minutes > 0 ? { hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) } : null
}

/** When something of so many minutes is over if it starts at an instant (epoch ms); null when its length is unknown (0). */
export const endsAt = (startMs: number, minutes: number): number | null => (minutes > 0 ? startMs + minutes * 60_000 : null)

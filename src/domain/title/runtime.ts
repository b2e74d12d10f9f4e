/** Minutes as hours and minutes; null when the length is unknown, which the movie database says as 0. */
export function runtimeParts(minutes: number): { hours: number; minutes: number } | null {
  return minutes > 0 ? { hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) } : null
}

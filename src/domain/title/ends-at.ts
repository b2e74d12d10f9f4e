/** When something of so many minutes is over if it starts at an instant (epoch ms); null when its length is unknown (0). */
export const endsAt = (startMs: number, minutes: number): number | null => (minutes > 0 ? startMs + minutes * 60_000 : null)

/** How audiobooks are played. */
export const listening = {
  /** How far one press goes, in seconds. */
  jumpSeconds: { back: 15, forward: 30 },
  speeds: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3],
  /** The choices of the sleep timer. */
  sleepMinutes: [5, 15, 30, 45, 60],
  /** By how much it is made longer at a time. */
  extendMinutes: 5,
  /** It grows quiet so long before it sleeps (ms). */
  fadeMs: 12_000,
  /** So many seconds before a chapter ends the next one is fetched ahead. */
  aheadSeconds: 20,
} as const

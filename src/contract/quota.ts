/** How much an account holds. */
export interface Used {
  /** Rows that are not deleted. */
  rows: number
  /** What they take, each in whole blocks of `blockBytes`. */
  bytes: number
}

/** How much an account may hold. Nothing that makes room is ever refused. */
export interface Quota extends Used {
  /** Tombstones beyond this are purged, the oldest first, until half of them are left. */
  tombstones: number
}

/** Of rows five times what a film and two episodes on every day of ten years make. */
export const quota: Quota = { rows: 50_000, bytes: 32_000_000, tombstones: 10_000 }

/** A row takes at least this, as in any database; so one that grows by a few characters takes no more than before. */
export const blockBytes = 512

/** From this share of a quota on a person is told that it will be full. */
const nearlyFull = 0.9

/** The share of its quota that an account has used, of rows or of bytes, whichever is more. */
const usedShare = ({ rows, bytes }: Used): number => Math.max(rows / quota.rows, bytes / quota.bytes)

export const isNearlyFull = (used: Used): boolean => usedShare(used) >= nearlyFull

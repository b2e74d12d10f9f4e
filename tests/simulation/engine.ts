/**
 * What the simulation drives, of the device and of the server. Imported with `?mutant=name` it is the same with one bug planted
 * (see mutants.ts).
 */
export { applyPush } from '#server/sync/apply-push.ts'
export { pullChanges } from '#server/sync/pull-changes.ts'
export { discardDeadLetter, retryDeadLetter } from '#sync/dead-letters.ts'
export { digestOf } from '#sync/digest.ts'
export { discardPending } from '#sync/discard-pending.ts'
export { entityRules } from '#sync/entities.ts'
export { mergeGuest } from '#sync/merge-guest.ts'
export { isNews, mirroredOperation } from '#sync/mirrored.ts'
export { mirroredStore } from '#sync/mirrored-store.ts'
export { restoreMirrored } from '#sync/restore-mirrored.ts'
export { syncOnce } from '#sync/sync-once.ts'
export { undoMerge } from '#sync/undo-merge.ts'
export { comparedRows } from '#sync/visible.ts'
export { writeLocally } from '#sync/write.ts'

/**
 * What the simulation drives, of the device and of the server. Imported with `?mutant=name` it is the same with one bug planted
 * (see mutants.ts).
 */
export { applyPush } from '#server/sync/apply-push.ts'
export { pullChanges } from '#server/sync/pull-changes.ts'
export { purgeAccount } from '#server/sync/tombstones.ts'
export { adoptAccount } from '#sync/adopt-account.ts'
export { backedUpStore, backupOfMutation, replacesBackup, restoreBackup } from '#sync/backup.ts'
export { digestOf } from '#sync/digest.ts'
export { entities } from '#contract/entities.ts'
export { joinAtNextPull, undoMerge } from '#sync/guest-merge.ts'
export { comparedRows } from '#sync/merge.ts'
export { pull } from '#sync/pull.ts'
export { discardDeadLetter, discardPending, retryDeadLetter } from '#sync/rejections.ts'
export { newAccount } from '#sync/store.ts'
export { syncOnce } from '#sync/sync-once.ts'
export { writeLocally } from '#sync/write.ts'

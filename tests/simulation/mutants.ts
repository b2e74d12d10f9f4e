import type { DirectedName } from './directed.ts'

/** A bug that somebody might make one day, planted into one file. `find` must be there, or the row is stale. */
export interface Mutant {
  file: string
  find: string
  put: string
  /**
   * What shows it: the seed of a random schedule, the directed one where random ones would take too long, or `statements`, the comparison of
   * SQL with the rows in memory, for what is in the repositories.
   */
  by: number | DirectedName | 'statements'
}

/** The simulation is only worth as much as the bugs it finds: each of these must make it fail. */
export const mutants: Record<string, Mutant> = {
  'the-queue-forgets-what-it-sends': {
    file: 'src/sync/push.ts',
    find: 'await tx.putMutations(batches.flatMap(({ items }) => items))',
    put: 'await tx.removeMutations(batches.flatMap(({ items }) => items.map(({ n }) => n)))',
    by: 1,
  },
  'a-row-without-its-queue-record': {
    file: 'src/sync/write.ts',
    find: 'if (change.queued) await enqueue(tx, newMutation(ports, change, version))',
    put: '',
    by: 1,
  },
  'a-lost-session-drops-the-change': {
    file: 'src/sync/push.ts',
    find: 'release(tx, await stillLeased(tx, batch))',
    put: 'tx.removeMutations((await stillLeased(tx, batch)).map(({ n }) => n))',
    by: 1,
  },
  'a-failed-lane-is-given-up': {
    file: 'src/sync/rejections.ts',
    find: 'await tx.putMutations([{ ...mutation, attempts, nextAttemptAt, leaseId: null, lastError: code }])',
    put: 'await tx.removeMutations([mutation.n])',
    by: 1,
  },
  'a-refused-change-is-forgotten': {
    file: 'src/sync/rejections.ts',
    find: 'await tx.putDeadLetter({ ...rejected, reason: code, message, at: ports.clock.now() })',
    put: '',
    by: 5,
  },
  'a-refused-change-stays-on-screen': {
    file: 'src/sync/rejections.ts',
    find: 'if (row !== undefined && row.stamp === stamp) await putRolledBack(tx, ports, mutation, row, stamp)',
    put: '',
    by: 2,
  },
  'a-confirmed-change-stays-in-the-queue': {
    file: 'src/sync/acknowledge.ts',
    find: 'await tx.removeMutations(confirmed.map(({ mutation }) => mutation.n))',
    put: '',
    by: 1,
  },
  'a-sent-change-is-overwritten': {
    file: 'src/sync/outbox.ts',
    find: 'else if (last.everSent)',
    put: 'else if (false)',
    by: 3,
  },
  'the-latest-of-a-lane-goes-first': {
    file: 'src/sync/push.ts',
    find: 'if (!heads.has(lane)) heads.set',
    put: 'heads.set',
    by: 5,
  },
  'an-edit-remembers-nothing-beneath': {
    file: 'src/sync/write.ts',
    find: 'if (change.queued) next.shadow = shadowUnder(row)',
    put: 'if (change.queued) next.shadow = null',
    by: 25,
  },
  'an-edit-ignores-what-it-saw': {
    file: 'src/sync/clock.ts',
    find: 'tick(seen.reduce<HybridClock>(absorb, device), ports.clock.now())',
    put: "{ last: `${String(Math.round(ports.clock.now())).padStart(13, '0')}-0000-${device.clientId}` }",
    by: 3,
  },
  'what-the-server-accepted-is-not-remembered': {
    file: 'src/sync/clock.ts',
    find: 'const confirmed = stamps.reduce(later, device.confirmed)',
    put: 'const confirmed = device.confirmed',
    by: 46,
  },
  'a-clock-that-goes-back': {
    file: 'src/sync/clock.ts',
    find: 'if (now > lastMs) return',
    put: 'if (now !== lastMs) return',
    by: 3,
  },
  'a-clock-that-is-never-repaired': {
    file: 'src/sync/acknowledge.ts',
    find: 'if (early.size > 0) await',
    put: 'if (early.size > 99) await',
    by: 3,
  },
  'a-repair-below-what-was-confirmed': {
    file: 'src/sync/clock.ts',
    find: 'const seen = kept.reduce(later, device.confirmed)',
    put: 'const seen = kept.reduce(later, lowestStamp(device.clientId))',
    by: 39,
  },
  'a-moment-out-of-reach-is-waited-for': {
    file: 'src/sync/failure.ts',
    find: 'at <= now || at > now + longestMs',
    put: 'at <= now',
    by: 13,
  },
  'nobody-is-told-when-to-look-again': {
    file: 'src/sync/sync-once.ts',
    find: 'nextAttemptAt: nextAttemptAt === null ? null :',
    put: 'nextAttemptAt: nextAttemptAt !== null ? null :',
    by: 1,
  },
  'a-repeated-change-counts-as-beaten': {
    file: 'src/sync/acknowledge.ts',
    find: "result === 'applied' || result === 'duplicate' ||",
    put: "result === 'applied' ||",
    by: 6,
  },
  'the-stamp-in-the-answer-is-ignored': {
    file: 'src/sync/acknowledge.ts',
    find: 'stamp: stamp ?? (holds ? sent.stamp : null), fate',
    put: 'stamp: sent.stamp, fate',
    by: 'a stamp mended while its request was under way, and the answer lost',
  },
  'a-beaten-change-stays': {
    file: 'src/sync/acknowledge.ts',
    find: '      : rollBack(row, mutation.stamp)',
    put: '      : {}',
    by: 'a guest had saved what the account has deleted since',
  },
  'a-pull-overwrites-what-waits': {
    file: 'src/sync/pull.ts',
    find: 'row.stamp === change.stamp || wins(change, row)',
    put: 'true',
    by: 9,
  },
  'a-pull-forgets-what-lies-beneath': {
    file: 'src/sync/pull.ts',
    find: 'if (shadow === null || (shadow !== undefined && !wins(shadow, change))) return { ...row, shadow: held }',
    put: 'return undefined',
    by: 'a refused edit over what another device has changed',
  },
  'deletions-are-not-pulled': {
    file: 'src/sync/pull.ts',
    find: 'page.changes.filter((change) => change.entity === entity)',
    put: 'page.changes.filter((change) => change.entity === entity && !change.deleted)',
    by: 8,
  },
  'a-page-counts-as-the-last': {
    file: 'src/sync/pull.ts',
    find: 'page.hasMore ? (page.changes.at(-1)?.seq ?? account.seq) : page.seq',
    put: 'page.seq',
    by: 9,
  },
  'a-full-read-keeps-what-the-account-no-longer-has': {
    file: 'src/sync/full-read.ts',
    find: 'return held && { ...held,',
    put: 'return row; return held && { ...held,',
    by: 25,
  },
  'a-full-read-trusts-what-was-confirmed-before': {
    file: 'src/sync/full-read.ts',
    find: 'restored || state.ackSeq <= seq ?',
    put: 'false ?',
    by: 1,
  },
  'a-full-read-removes-what-was-confirmed-since': {
    file: 'src/sync/full-read.ts',
    find: 'restored || state.ackSeq <= seq ?',
    put: 'true ?',
    by: 'a change is acknowledged while the first page is on its way',
  },
  'a-full-read-keeps-what-lay-beneath-an-edit': {
    file: 'src/sync/full-read.ts',
    find: 'return waitingOver(row, last, held)',
    put: 'return waitingOver(row, last, known)',
    by: 154,
  },
  'a-full-read-believes-what-an-earlier-one-has-heard': {
    file: 'src/sync/full-read.ts',
    find: '...(shadow.lost !== undefined && { lost: null })',
    put: '',
    by: 3730,
  },
  'a-full-read-ends-with-its-first-page': {
    file: 'src/sync/pull.ts',
    find: 'account.reading !== null && !page.hasMore',
    put: 'account.reading !== null',
    by: 23,
  },
  'a-full-read-sweeps-tombstones-the-server-has-lost': {
    file: 'src/sync/merge.ts',
    find: 'shadow === undefined && ackSeq > 0 && ackSeq <= seq',
    put: 'shadow === undefined && ackSeq <= seq',
    by: 3,
  },
  'a-restored-server-is-not-told': {
    file: 'src/sync/full-read.ts',
    find: 'const restored = account.recovering || isOther || seq < account.seq',
    put: 'const restored = false',
    by: 1,
  },
  'a-restored-server-is-not-told-what-is-newer': {
    file: 'src/sync/full-read.ts',
    find: 'return restored ? { ...row, shadow: { ...known, lost: shadowOf(change) } }',
    put: 'return false ? row',
    by: 1,
  },
  'a-restored-server-is-not-told-what-lies-beneath': {
    file: 'src/sync/full-read.ts',
    find: 'return { ...row, shadow: { ...known, lost: held } }',
    put: 'return { ...row, shadow: row.shadow === undefined ? { ...known, lost: held } : held }',
    by: 'a refused edit over what a restored server has lost',
  },
  'a-read-cut-off-forgets-that-the-server-was-restored': {
    file: 'src/sync/store.ts',
    find: 'restored || account.recovering || account.reading?.restored === true',
    put: 'restored || account.recovering',
    by: 351,
  },
  'what-a-restored-server-has-lost-is-forgotten-when-all-is-read-again': {
    file: 'src/sync/full-read.ts',
    find: 'restored || known.lost !== undefined',
    put: 'restored',
    by: 'a refused edit over what a restored server has lost, after everything was read twice',
  },
  'what-is-told-again-gives-way-to-an-edit-for-good': {
    file: 'src/sync/merge.ts',
    find: 'if (row.shadow !== undefined) return row.shadow',
    put: 'if (row.shadow !== undefined) return row.shadow?.stamp === row.stamp ? (row.shadow.lost ?? null) : row.shadow',
    by: 'a refused edit in place of what a restored server is to be told again',
  },
  'what-is-told-again-is-discarded-with-the-rest': {
    file: 'src/sync/merge.ts',
    find: 'row.shadow?.lost !== undefined && row.shadow.stamp === refused ?',
    put: 'row.shadow?.lost !== undefined && (refused === undefined || row.shadow.stamp === refused) ?',
    by: 'what a restored server has lost, while all that waits is discarded',
  },
  'an-answer-from-before-a-restore-is-believed': {
    file: 'src/sync/acknowledge.ts',
    find: 'readAgain(account, { restored })',
    put: 'readAgain(account)',
    by: 'an answer under way while the server is restored',
  },
  'what-a-server-lost-is-not-told-after-a-refusal': {
    file: 'src/sync/merge.ts',
    find: 'return lost === undefined ? { row: back } : { row: { ...back, shadow: under }, requeue: confirmed }',
    put: 'return { row: back }',
    by: 'a refused edit over what a restored server has lost',
  },
  'what-waits-is-not-seen-after-a-restore': {
    file: 'src/sync/full-read.ts',
    find: 'if (last !== undefined) return',
    put: 'if (false) return',
    by: 'an edit on its way, a deletion that beats it, and a server that loses the deletion',
  },
  'the-mirror-believes-a-wrong-clock': {
    file: 'src/sync/backup.ts',
    find: 'found.stamp !== entry.stamp : isLast',
    put: 'found.stamp !== entry.stamp : entry.stamp > found.stamp',
    by: 'the worker sets the clock right, and then the page decides anew',
  },
  'what-is-unsent-is-not-mirrored': {
    file: 'src/sync/backup.ts',
    find: 'addMutations(mutations) {\n      queue(mutations)',
    put: 'addMutations(mutations) {',
    by: 2,
  },
  'a-mirrored-change-comes-back-as-another': {
    file: 'src/sync/backup.ts',
    find: 'version), mutationId, payloadVersion',
    put: 'version), payloadVersion',
    by: 4,
  },
  'a-stamp-the-server-does-not-hold-is-believed': {
    file: 'src/sync/acknowledge.ts',
    find: '(holds ? sent.stamp : null)',
    put: 'sent.stamp',
    by: 'a stamp of a wrong clock comes back from the mirror, and the server has no row of it',
  },
  'what-waits-already-is-queued-again': {
    file: 'src/sync/full-read.ts',
    find: '!lane.some((mutation) => mutation.stamp === stamp)',
    put: 'true',
    by: 'a change without an answer, a restore and a purge that makes it stale',
  },
  'a-guest-overwrites-what-is-newer': {
    file: 'src/sync/guest-merge.ts',
    find: '(mine !== undefined && mine.stamp >= stamp) || ',
    put: '',
    by: 74,
  },
  'a-guest-change-behind-a-waiting-one-is-lost': {
    file: 'src/sync/guest-merge.ts',
    find: 'enqueueAll(tx, mutations, pending)',
    put: 'enqueueAll(tx, mutations.filter(({ key }) => !pending.has(`${entity}/${key}`)), pending)',
    by: 4,
  },
  'a-guest-change-in-the-name-of-the-guest': {
    file: 'src/sync/guest-merge.ts',
    find: 'mutations.push(newMutation(ports, { owner, entity, key }, version, id))',
    put: 'mutations.push(newMutation(ports, { owner: row.owner, entity, key }, version, id))',
    by: 2,
  },
  'a-spoilt-batch-is-never-split': {
    file: 'src/sync/push.ts',
    find: 'batchLimit: Math.max(1, Math.floor(batch.items.length / 2))',
    put: 'batchLimit: account.batchLimit',
    by: 'a change that makes the server fail delays no other',
  },
  'failures-are-not-waited-for': {
    file: 'src/sync/failure.ts',
    find: 'retryAt: now + Math.min(longestWaitMs, backOffMs(failures, ports.random)),',
    put: 'retryAt: 0,',
    by: 'an outage is no storm',
  },
  'the-server-applies-a-change-twice': {
    file: 'server/sync/apply-mutations.ts',
    find: 'const earlier = await rows.findAppliedMutation(userId, request.mutationId)',
    put: 'const earlier = (await rows.findAppliedMutation(userId, request.mutationId)) && undefined',
    by: 1,
  },
  'the-server-gives-a-number-twice': {
    file: 'server/sync/apply-mutations.ts',
    find: 'let seq = account.seq - count',
    put: 'let seq = account.seq - count - 1',
    by: 2,
  },
  'the-server-tells-what-was-instead-of-what-is': {
    file: 'server/sync/apply-mutations.ts',
    find: 'const newer = found.some(({ seq }) => seq > earlier.seq)',
    put: 'const newer = false',
    by: 24,
  },
  'the-server-forgets-that-a-row-is-gone': {
    file: 'server/sync/apply-mutations.ts',
    find: 'const gone = found.length < request.writes.length',
    put: 'const gone = false',
    by: 'a lost answer, a purge, and the same change again',
  },
  'the-server-takes-what-is-older-than-a-purge': {
    file: 'server/sync/apply-mutations.ts',
    find: 'if (stamp > account.purge_stamp ||',
    put: 'if (stamp !== undefined ||',
    by: 61,
  },
  'the-server-bends-a-stamp': {
    file: 'server/sync/apply-write.ts',
    find: 'let { stamp } = write',
    put: "let stamp = write.stamp && stampMs(write.stamp) > now ? String(now).padStart(13, '0') + write.stamp.slice(13) : write.stamp",
    by: 6,
  },
  'the-server-brings-cleared-history-back': {
    file: 'server/sync/apply-write.ts',
    find: 'else if (await arrivesHidden(place, write))',
    put: 'else if (false)',
    by: 8,
  },
  'a-clear-leaves-the-rows': {
    file: 'server/sync/apply-write.ts',
    find: 'if (key === clearKey) await rows.deleteUpTo(entity, userId, stamp, clearKey)',
    put: '',
    by: 8,
  },
  'the-server-ignores-a-purge-when-asked': {
    file: 'server/sync/pull-changes.ts',
    find: 'if (outdated) throw',
    put: 'if (outdated && false) throw',
    by: 'a purge while a device was away',
  },
  'a-purge-between-two-pages-goes-unnoticed': {
    file: 'server/sync/pull-changes.ts',
    find: "cursor.mode === 'snapshot' ? cursor.floor !== account.floor :",
    put: "cursor.mode === 'snapshot' ? false :",
    by: 'a purge between two pages of a full read',
  },
}

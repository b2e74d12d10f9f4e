/** A bug that somebody might make one day, planted into one file of the engine. `find` must be there, or the row is stale. */
export interface Mutant {
  file: string
  find: string
  put: string
}

/** The simulation is only worth as much as the bugs it finds: each of these must make it fail. */
export const mutants: Record<string, Mutant> = {
  'the-queue-forgets-what-it-sends': {
    file: 'sync/lease.ts',
    find: 'await tx.putOperations(items)',
    put: 'await tx.removeOperations(items.map(({ n }) => n))',
  },
  'a-lost-session-drops-the-change': {
    file: 'sync/flush.ts',
    find: 'await tx.putOperations(operations.map((operation) => ({ ...operation, leaseId: null, leaseUntil: 0 })))',
    put: 'await tx.removeOperations(operations.map(({ n }) => n))',
  },
  'a-pull-overwrites-what-waits': {
    file: 'sync/apply-page.ts',
    find: 'row.stamp === change.stamp || wins(change, row)',
    put: 'true',
  },
  'a-refused-change-stays-on-screen': {
    file: 'sync/settle.ts',
    find: 'if (row !== undefined && row.stamp === stamp) await rollBack(tx, ports, row, operation)',
    put: '',
  },
  'a-sent-change-is-overwritten': {
    file: 'sync/coalesce.ts',
    find: 'last === undefined || last.everSent',
    put: 'last === undefined',
  },
  'an-edit-ignores-what-it-saw': {
    file: 'sync/device.ts',
    find: 'tick(seen.reduce<HybridClock>(absorb, device), ports.clock.now())',
    put: "{ last: `${String(Math.round(ports.clock.now())).padStart(13, '0')}-0000-${device.clientId}` }",
  },
  'a-clock-that-is-never-repaired': {
    file: 'sync/settle.ts',
    find: 'if (early.size > 0)',
    put: 'if (early.size > 99)',
  },
  'a-failed-lane-is-given-up': {
    file: 'sync/settle.ts',
    find: 'await tx.putOperations([{ ...operation, attempts, nextAttemptAt: now + wait, leaseId: null, leaseUntil: 0, lastError: code }])',
    put: 'await tx.removeOperations([operation.n])',
  },
  'the-latest-of-a-lane-goes-first': {
    file: 'sync/lease.ts',
    find: 'if (!heads.has(laneOf(operation))) heads.set',
    put: 'heads.set',
  },
  'a-snapshot-forgets-what-waits': {
    file: 'sync/apply-snapshot.ts',
    find: 'if (pending && row.shadow !== undefined)',
    put: 'if (false)',
  },
  'deletions-are-not-pulled': {
    file: 'sync/apply-page.ts',
    find: 'page.changes.filter((change) => change.entity === entity)',
    put: 'page.changes.filter((change) => change.entity === entity && !change.deleted)',
  },
}

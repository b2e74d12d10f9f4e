import { failureNotices } from '#data/library/failure-notices.ts'
import { grouped } from '#domain/grouped.ts'
import { byCode } from '#domain/order.ts'
import type { LaterPorts, Reports } from '#engine/ports.ts'
import { deviceClock } from '#platform/clock.ts'
import { databaseOutdated } from '#state/app-update.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { syncHealth } from '#state/sync-health.ts'
import { showToast } from '#state/toasts.ts'
import type { RejectedChange } from '#sync/rejections.ts'
import { followDatabase } from './account/identity.ts'

const visitSince = deviceClock.now()
const reported = new Set<string>()

/** What the engine says, as the screens' state and as notices. */
const report: Reports = {
  databaseBlocked: (isBlocked) => {
    storageTrouble.blocked = isBlocked
  },
  databaseInMemory: (isBroken) => Object.assign(storageTrouble, { inMemory: true, broken: isBroken }),
  databaseRestored: (changes, complete) => {
    storageTrouble.restored = { changes, complete }
  },
  databaseOutdated: () => {
    databaseOutdated.yes = true
  },
  diskFull: () => storageTrouble.full++,
  restarted: () => syncHealth.restarts++,
  rejected: sayRejected,
}

/**
 * Says each change rejected during this visit once, those of one kind together, with the names of their titles in the order in which they were
 * decided (decision W11). They stay in the sync sheet until they are retried or discarded.
 */
function sayRejected(changes: readonly RejectedChange[]): void {
  const news = changes.filter(({ mutationId, at }) => at >= visitSince && !reported.has(mutationId))
  news.sort((a, b) => byCode(a.stamp, b.stamp))
  for (const same of grouped(news, ({ entity, op }) => `${entity} ${op}`)) {
    const [{ entity, op }] = same
    for (const { mutationId } of same) reported.add(mutationId)
    const notice = failureNotices[entity]?.[op]
    if (notice !== undefined) showToast({ notice, names: same.flatMap(({ about }) => titleIn(about) ?? []) })
  }
}

/** The title that a change is about; of a setting there is none. */
const titleIn = (about: unknown): string | undefined =>
  typeof about === 'object' && about !== null && 'title' in about && typeof about.title === 'string' ? about.title : undefined

export const laterPorts: LaterPorts = { report, settleIdentity: followDatabase }

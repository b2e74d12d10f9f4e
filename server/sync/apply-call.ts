import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stamp } from '#contract/sync.ts'
import { readSyncHeaders, writeSyncHeaders } from '../http/sync-headers.ts'
import type { Member } from '../policies.ts'
import type { Services } from '../services.ts'
import { applyMutations, type ChangeRequest, type Write } from './apply-mutations.ts'
import { rowsTouched } from './rows-touched.ts'

/**
 * Applies a plain call as one request of the sync protocol and sets its result as headers of the reply.
 * @throws ApiError with the reason when it is rejected
 */
export async function applyCall(
  { store, clock, announcer, limits, quota }: Services,
  member: Member,
  request: FastifyRequest,
  reply: FastifyReply,
  writesOf: (stamp: Stamp | undefined) => readonly Write[],
  more: Pick<ChangeRequest, 'asked'> = {},
): Promise<void> {
  const { mutationId, stamp } = readSyncHeaders(request)
  const writes = writesOf(stamp)
  limits.countWritten(member.id, rowsTouched(writes))
  const { outcomes, account } = await applyMutations(store, member.id, [{ mutationId, writes, ...more }], clock(), quota)
  for (const outcome of outcomes) {
    if ('refused' in outcome) throw outcome.refused
    if (outcome.result === 'applied') announcer.announce(member.id, account.seq)
    writeSyncHeaders(reply, mutationId, outcome.result, account)
  }
}

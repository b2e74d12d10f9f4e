import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { stampSchema } from '#contract/schemas.ts'
import { payloadVersion, type Stamp } from '#contract/sync.ts'
import type { SyncAccount } from '../repositories/sync-accounts.ts'
import { ApiError, invalidField } from './api-error.ts'

const clientPattern = /^[0-9a-f]{12};v=(\d{1,6})$/

/** What a device says about a plain call (sync protocol 1.7). All of it may be missing: then the server decides. */
export function readSyncHeaders(request: FastifyRequest): { mutationId: string; stamp: Stamp | undefined } {
  const { 'idempotency-key': key, 'x-sync-stamp': stamp, 'x-sync-client': client } = request.headers
  if (key !== undefined && !z.uuid().safeParse(key).success) throw invalidField('Idempotency-Key', 'must be a UUID')
  if (stamp !== undefined && !stampSchema.safeParse(stamp).success) {
    throw invalidField('X-Sync-Stamp', 'must be 13 digits, 4 and 12 hexadecimal digits, joined by hyphens')
  }
  if (client !== undefined) checkVersion(Number(clientPattern.exec(String(client))?.[1] ?? Number.NaN))
  return { mutationId: key?.toString().toLowerCase() ?? randomUUID(), stamp: stamp?.toString() }
}

/** @throws ApiError `upgrade-required` for a shape of values this server does not know */
export function checkVersion(version: number): void {
  if (Number.isNaN(version)) throw invalidField('X-Sync-Client', 'must be 12 hexadecimal digits, then ;v= and a number')
  if (version !== payloadVersion) {
    throw new ApiError('upgrade-required', 'This version of the app and the server do not fit together. Reload the app.')
  }
}

/** Says on a reply what became of the change and where the account stands. */
export function writeSyncHeaders(reply: FastifyReply, mutationId: string, result: string, account: SyncAccount): void {
  reply.header('x-sync-mutation', mutationId).header('x-sync-result', result)
  writeAccountHeaders(reply, account)
}

export function writeAccountHeaders(reply: FastifyReply, account: SyncAccount): void {
  reply.header('x-sync-seq', String(account.seq)).header('x-sync-epoch', account.epoch)
}

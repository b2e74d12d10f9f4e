import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { stampSchema } from '#contract/schemas.ts'
import { payloadVersion, type Stamp } from '#contract/sync.ts'
import type { SyncAccount } from '../sync/sync-rows.ts'
import { checkVersion } from '../sync/check-version.ts'
import { invalidField } from './api-error.ts'

const clientPattern = /^([0-9a-f]{12});v=(\d{1,6})$/

/** Which browser makes a call, and the version of its bodies; undefined when it does not say. */
export function readClient({ headers }: FastifyRequest): { clientId: string; version: number } | undefined {
  const client = headers['x-sync-client']
  if (client === undefined) return undefined
  const [, clientId, version] = clientPattern.exec(String(client)) ?? []
  if (clientId === undefined) throw invalidField('X-Sync-Client', 'must be 12 hexadecimal digits, then ;v= and a number')
  return { clientId, version: Number(version) }
}

/** What a device says about a plain call (sync protocol 1.7). All of it may be missing: then the server decides. */
export function readSyncHeaders(request: FastifyRequest): { mutationId: string; stamp: Stamp | undefined } {
  const { 'idempotency-key': key, 'x-sync-stamp': stamp } = request.headers
  if (key !== undefined && !z.uuid().safeParse(key).success) throw invalidField('Idempotency-Key', 'must be a UUID')
  if (stamp !== undefined && !stampSchema.safeParse(stamp).success) {
    throw invalidField('X-Sync-Stamp', 'must be 13 digits, 4 and 12 hexadecimal digits, joined by hyphens')
  }
  const client = readClient(request)
  // The bodies of plain calls are the documented ones; older shapes come through the push.
  if (client !== undefined) checkVersion(client.version, [payloadVersion])
  return { mutationId: key?.toString().toLowerCase() ?? randomUUID(), stamp: stamp?.toString() }
}

/** Says on a reply what became of the change and where the account stands. */
export function writeSyncHeaders(reply: FastifyReply, mutationId: string, result: string, account: SyncAccount): void {
  reply.header('x-sync-mutation', mutationId).header('x-sync-result', result)
  writeAccountHeaders(reply, account)
}

export function writeAccountHeaders(reply: FastifyReply, account: SyncAccount): void {
  reply.header('x-sync-seq', String(account.seq)).header('x-sync-epoch', account.epoch)
}

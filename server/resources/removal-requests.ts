import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { RemovalRequest } from '#contract/removal-requests.ts'
import type { RemovalRequestRow } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import { findRemovalRequest, insertRemovalRequest } from '../repositories/removal-requests.ts'
import type { Services } from '../services.ts'

/** Takes requests to remove content, from anybody, for the operator to read (decision 65). */
export function removalRequestRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, 'requestRemoval', async ({ body, request, reply }) => {
    const { reference, received_at, isNew } = await store(services, body)
    if (isNew) request.log.warn({ reference }, 'a request to remove content has come; `npm run removal-requests` shows it')
    reply.status(isNew ? 201 : 200)
    return { reference, received_at: new Date(received_at).toISOString() }
  })
}

type Stored = Pick<RemovalRequestRow, 'reference' | 'received_at'> & { isNew: boolean }

/** Stores a request once, however often it is sent. @throws ApiError `key-reused` where its id belongs to another one */
async function store({ db, clock }: Services, sent: RemovalRequest): Promise<Stored> {
  const { request_id: id, statement: _, ...said } = sent
  for (;;) {
    const row = { ...said, id: id.toLowerCase(), reference: newReference(), received_at: clock() }
    if (await insertRemovalRequest(db, row)) return { ...row, isNew: true }
    const known = await findRemovalRequest(db, row.id)
    // Another request has that reference: one of a million millions, so the next one is free.
    if (known === undefined) continue
    if (!isSame(known, said)) {
      throw new ApiError('key-reused', 'This request_id was used for another request. Send this one with a new request_id.')
    }
    return { ...known, isNew: false }
  }
}

type Said = Pick<RemovalRequestRow, 'content' | 'reason' | 'details' | 'name' | 'email'>

const isSame = (known: Said, said: Said): boolean =>
  known.content === said.content &&
  known.reason === said.reason &&
  known.details === said.details &&
  known.name === said.name &&
  known.email === said.email

/** No letter or figure that is taken for another one when it is read aloud or copied by hand; 32 of them, five bits each. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A name for a request, such as MR-7K3M-9QXD. */
function newReference(): string {
  const drawn = [...randomBytes(8)].map((byte) => symbols[byte % symbols.length]).join('')
  return `MR-${drawn.slice(0, 4)}-${drawn.slice(4)}`
}

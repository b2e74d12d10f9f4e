import type { Generated } from 'kysely'
import type { RemovalReason } from '#contract/removal-requests.ts'
import type { EntityName } from '#contract/sync.ts'

/** Times are epoch milliseconds; flags are 0 or 1; JSON is text: the types both databases share. */
interface UserRow {
  id: string
  /** Lower-cased, so that it is unique whatever a person types. */
  email: string
  display_name: string
  role: 'user' | 'admin'
  password_hash: string
  created_at: number
  last_active: number
}

interface SessionRow {
  jti: string
  user_id: string
  created_at: number
  expires_at: number
  revoked_at: number | null
  /** How often its token was replaced. */
  serial: number
  /** When the newest token was first used; null until then. */
  used_at: number | null
}

/** An account that its owner removed: the id is all that is left of it, so that its devices can be told. */
interface RemovedAccountRow {
  user_id: string
  removed_at: number
}

/** One line per account: `seq` numbers its changes and is bumped first in every write, which puts them in a row. */
interface SyncAccountRow {
  user_id: string
  seq: number
  /** Changes when the database was restored, so that devices send what it lost. */
  epoch: string
  /** The highest stamp among tombstones that were purged, or ''. */
  purge_stamp: string
  /** The highest seq among tombstones that were purged. */
  floor: number
  /** What the account's rows come to (`server/sync/holding.ts`), written together with them. */
  used_rows: Generated<number>
  used_bytes: Generated<number>
  tombstones: Generated<number>
}

/** A request that was applied, so that sending it again changes nothing. */
interface AppliedMutationRow {
  user_id: string
  mutation_id: string
  payload_hash: string
  result: 'applied' | 'superseded'
  seq: number
  created_at: number
}

/** A start of a server on this database, by which it notices that it was restored. */
interface ServerStartRow {
  id: string
  mark: string
  started_at: number
}

/** What somebody asked to have removed; it belongs to no account. */
export interface RemovalRequestRow {
  /** The id under which the device sent it, so that it is stored once. */
  id: string
  /** What person and operator name it by. */
  reference: string
  content: string
  reason: RemovalReason
  details: string
  name: string
  email: string
  received_at: number
}

/** One row of a synchronised entity; a tombstone (`deleted` 1) keeps key and stamp only. */
export interface EntityRow {
  user_id: string
  key: string
  /** JSON. */
  value: string | null
  deleted: number
  stamp: string
  seq: number
  created_at: number
  updated_at: number
}

export interface Schema extends Record<EntityName, EntityRow> {
  users: UserRow
  sessions: SessionRow
  removed_accounts: RemovedAccountRow
  sync_accounts: SyncAccountRow
  applied_mutations: AppliedMutationRow
  server_starts: ServerStartRow
  removal_requests: RemovalRequestRow
}

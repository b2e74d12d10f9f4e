import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { crashPoint } from '../crash-points.ts'
import { countHoldings } from './count-holdings.ts'
import { splitRows } from './split-rows.ts'

/**
 * What the database went through, oldest first: portable to both engines, and only ever added to. Times are `bigint`, flags
 * `smallint`, JSON `text`.
 */
export const migrations: Record<string, Migration> = {
  '0001-accounts': {
    async up(db) {
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('display_name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_active', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('jti', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute()
      await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
    },
  },
  '0002-sync': {
    async up(db) {
      await db.schema
        .createTable('sync_accounts')
        .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('epoch', 'text', (column) => column.notNull())
        .addColumn('purge_stamp', 'text', (column) => column.notNull())
        .addColumn('floor', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('applied_mutations')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('mutation_id', 'text', (column) => column.notNull())
        .addColumn('payload_hash', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('seq', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('applied_mutations_key', ['user_id', 'mutation_id'])
        .execute()
      await createEntityTable(db, 'favorites')
      await createEntityTable(db, 'preferences')
    },
  },
  '0003-watching': {
    async up(db) {
      await createEntityTable(db, 'watchlist')
      await createEntityTable(db, 'watch_history')
      await createEntityTable(db, 'continue_watching')
    },
  },
  '0004-starts': {
    async up(db) {
      await db.schema
        .createTable('server_starts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('mark', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '0005-title-notes': {
    up: (db) => createEntityTable(db, 'title_notes'),
  },
  '0006-one-row-for-each-decision': {
    async up(db) {
      await createEntityTable(db, 'ratings')
      await splitRows(db)
    },
  },
  '0007-removed-accounts': {
    async up(db) {
      await db.schema
        .createTable('removed_accounts')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
        .addColumn('removed_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '0008-title-tags': {
    up: (db) => createEntityTable(db, 'title_tags'),
  },
  '0009-audiobooks': {
    async up(db) {
      await createEntityTable(db, 'listening')
      await createEntityTable(db, 'bookmarks')
    },
  },
  '0010-saved-articles': {
    up: (db) => createEntityTable(db, 'saved_articles'),
  },
  '0011-removal-requests': {
    async up(db) {
      await db.schema
        .createTable('removal_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('removal_requests_received').on('removal_requests').column('received_at').execute()
    },
  },
  '0012-renewed-sessions': {
    async up(db) {
      // SQLite takes one column at a time.
      await db.schema
        .alterTable('sessions')
        .addColumn('serial', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('sessions').addColumn('used_at', 'bigint').execute()
    },
  },
  '0013-quotas': {
    async up(db) {
      for (const column of ['used_rows', 'used_bytes', 'tombstones'])
        await db.schema
          .alterTable('sync_accounts')
          .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(0))
          .execute()
      await countHoldings(db)
    },
  },
}

/** The table of one synced entity: all have the same shape, so a new one is one line in a new migration. */
export async function createEntityTable(db: Kysely<unknown>, name: string): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('deleted', 'smallint', (column) => column.notNull())
    .addColumn('stamp', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['user_id', 'key'])
    .execute()
  crashPoint('during-migration')
  await db.schema.createIndex(`${name}_seq`).unique().on(name).columns(['user_id', 'seq']).execute()
}

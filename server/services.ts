import type { Quota } from '#contract/quota.ts'
import type { CatalogueSources } from './catalogue/catalogue-sources.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connection.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { SealingKeys } from './http/sealing-keys.ts'
import type { Tokens } from './http/tokens.ts'
import type { PictureSigner } from './images/picture-signer.ts'
import type { Lanes } from './lanes.ts'
import type { Member } from './policies.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { SecurityLog } from './security-log.ts'
import type { Announcer } from './sync/announcer.ts'
import type { SyncStore } from './sync/sync-rows.ts'

/** What the routes work with, built once by `createApp`. `clock` gives epoch milliseconds. */
export interface Services {
  config: Config
  db: Database
  store: SyncStore
  clock: () => number
  tokens: Tokens
  limits: RateLimits
  /** Shares out among networks who is looked up in the database. */
  lookups: Lanes<Member | undefined>
  /** What every account may hold. */
  quota: Quota
  passwords: Passwords
  announcer: Announcer
  securityLog: SecurityLog
  sources: CatalogueSources
  signer: PictureSigner
  sealingKeys: SealingKeys
}

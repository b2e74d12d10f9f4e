import type { Attempt } from './attempt.ts'
import { accountAttempts } from './accounts.ts'
import { flowAttempts } from './flow.ts'
import { httpAttempts } from './http.ts'
import { quotaAttempts } from './quotas.ts'

/** Every attempt that `npm run attack` plays. */
export const attempts: readonly Attempt[] = [...httpAttempts, ...flowAttempts, ...accountAttempts, ...quotaAttempts]

import { enableCompileCache } from 'node:module'
import { buildWhenStale } from './build-when-stale.ts'

// `npm start`: the build, when it is needed, then the server in this very process.

buildWhenStale()
// Halves the time to listen from the second start on.
enableCompileCache('.cache/compile')
await import('../server/main.ts')

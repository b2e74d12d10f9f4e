import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { buildWhenStale } from './build-when-stale.ts'

// `npm start`: the builds, when they are needed, then the server in this very process.

buildWhenStale()
// Halves the time to listen from the second start on.
enableCompileCache('.cache/compile')
await import(pathToFileURL('.cache/server/main.js').href)

import { boundMemory } from './memory.ts'

boundMemory()
// What the server writes (accounts, the secret, the demo password) is for its own user only.
process.umask(0o077)

const { start } = await import('./start.ts')
await start()

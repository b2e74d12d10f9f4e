import { start } from './start.ts'

// What the server writes (accounts, the secret, the demo password) is for its own user only.
process.umask(0o077)
await start()

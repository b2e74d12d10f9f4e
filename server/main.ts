import { setFlagsFromString } from 'node:v8'

/**
 * Pictures are drawn and answers compressed in large pieces of memory outside V8's heap. Left alone, glibc keeps what was given back,
 * once for each thread; so few arenas, and large pieces go back to the system at once. It reads this only when a process begins.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

/**
 * Code is made faster on the main thread. Other threads that do it may ask for a garbage collection while the main thread, in
 * `process.exit`, waits for them to end: both wait for ever, and a server told to stop stays (nodejs/node#54918).
 */
const compiler = '--no-concurrent-recompilation'

/**
 * MB for new objects. In the one that V8 begins with, the text of an answer is taken for old, and each few of them have all that is old
 * looked at. Can only be given at the start.
 */
const young = ['--min-semi-space-size=4', '--max-semi-space-size=4']

/**
 * Keeps the server small. V8 lets the space for new objects grow to tens of megabytes and never gives them back, and waits with collecting
 * the old ones until they have doubled; but the objects of a server live for one request. To be called before anything is loaded: on Linux
 * the process begins once more, as itself, with the settings of the allocator and the compiler.
 */
function limitMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=20')
  // Whoever has set one of them knows better.
  if (process.platform !== 'linux' || Object.keys(allocator).some((name) => name in process.env)) return
  try {
    const command = [process.execPath, compiler, ...young, ...process.execArgv, ...process.argv.slice(1)]
    process.execve?.(process.execPath, command, { ...process.env, ...allocator })
  } catch {
    // Where a process may not begin another one, the server is larger, and no worse.
  }
}

limitMemory()
// What the server writes (accounts, the secret, the demo password) is for its own user only.
process.umask(0o077)

const { start } = await import('./start.ts')
await start()

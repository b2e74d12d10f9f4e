import { spawn } from 'node:child_process'

/** Keeps two cores busy until this process ends: whatever is green meanwhile does not depend on the clock. */
export function keepCoresBusy(): void {
  const burners = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const end = () => {
    for (const burner of burners) burner.kill('SIGKILL')
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

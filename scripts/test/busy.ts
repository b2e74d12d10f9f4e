import { spawn } from 'node:child_process'

/** Keeps a core busy, and ends with whoever holds the other end of its standard input. */
const burner = `
  process.stdin.resume().on('end', () => process.exit())
  setInterval(() => { for (const end = Date.now() + 200; Date.now() < end;); })
`

/** Keeps two cores busy until this process ends, however it ends: what is green meanwhile does not depend on the clock. */
export function keepCoresBusy(): void {
  const burners = [1, 2].map(() => spawn(process.execPath, ['-e', burner], { stdio: ['pipe', 'ignore', 'ignore'] }))
  process.once('exit', () => {
    for (const child of burners) child.kill('SIGKILL')
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Pieces = AsyncIterable<Buffer> | Iterable<Buffer>

/**
 * Runs a program to its end and gives back what it wrote to its standard output; the pieces of `input` go to its standard input. Throws when the
 * program fails or is not there.
 */
export async function run(program: string, args: readonly string[], input: Pieces = []): Promise<Buffer> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const output: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => output.push(piece))
  for await (const piece of input) if (!child.stdin.write(piece)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`${program} ended with ${code}.`)
  return Buffer.concat(output)
}

/** Runs ffmpeg, which writes `target`: the same bytes for the same input, as long as its version is the same. */
export const ffmpeg = (args: readonly string[], target: string, input?: Pieces): Promise<Buffer> =>
  run('ffmpeg', ['-v', 'error', '-y', ...args, '-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1', target], input)

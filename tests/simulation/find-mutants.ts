import { inThread, threads } from './in-thread.ts'
import type { Mutant } from './mutants.ts'

/** Which planted bugs to look for. */
export interface Search {
  names: readonly string[]
  /** So many random schedules are tried for each; 0 plays only what its row records. */
  patience: number
}

/** What shows a planted bug; null when nothing did. */
export type Shown = Mutant['by'] | null

/** Plays engines with a bug planted into each. A name that is no planted bug plays the sound engine. */
export async function findMutants({ names, patience }: Search): Promise<Map<string, Shown>> {
  const shares = Array.from({ length: threads }, (_, thread) => names.filter((_, index) => index % threads === thread))
  const found = await Promise.all(
    shares.map((share) => inThread<[string, Shown][]>(new URL('./mutant-worker.ts', import.meta.url), { names: share, patience })),
  )
  return new Map(found.flat())
}

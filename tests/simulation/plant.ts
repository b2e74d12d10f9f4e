import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as Engine from './engine.ts'
import { mutants } from './mutants.ts'
import type * as Statements from './statements.ts'

/** What carries a bug along. The rest exists once: an error thrown by the one copy must be known to the other. */
const carriers = ['/src/sync/', '/server/sync/', '/server/repositories/', '/tests/simulation/engine.ts', '/tests/simulation/statements.ts']
const root = new URL('../../', import.meta.url)
const mutantOf = (url: string | undefined): string | null => (url === undefined ? null : new URL(url, root).searchParams.get('mutant'))

registerHooks({
  resolve(specifier, context, next) {
    const target = next(specifier, context)
    const name = mutantOf(target.url) ?? mutantOf(context.parentURL)
    if (name === null || !carriers.some((part) => target.url.includes(part))) return target
    const url = new URL(target.url)
    url.searchParams.set('mutant', name)
    return { ...target, url: url.href }
  },
  load(url, context, next) {
    const mutant = mutants[mutantOf(url) ?? '']
    if (mutant === undefined || new URL(mutant.file, root).pathname !== new URL(url).pathname) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    if (!source.includes(mutant.find)) throw new Error(`A planted bug is stale: ${mutant.file} no longer contains ${mutant.find}`)
    return { format: 'module-typescript', source: source.replace(mutant.find, () => mutant.put), shortCircuit: true }
  },
})

/** The comparison of statements on SQL, with one of the bugs planted into the repositories. */
export async function statementsWith(mutant: string): Promise<typeof Statements> {
  return (await import(`./statements.ts?mutant=${mutant}`)) as typeof Statements
}

/** The engine, of device and server, with one of the bugs planted into a copy of its own; a name that is none plants nothing. */
export async function engineWith(mutant: string): Promise<typeof Engine> {
  return (await import(`./engine.ts?mutant=${mutant}`)) as typeof Engine
}

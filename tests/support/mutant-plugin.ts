import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { mutants } from '../simulation/mutants.ts'

const query = /\?mutant=([\w-]+)$/

/** Lets a test import the engine with a bug planted: `./engine.ts?mutant=name`. What it imports of the core carries the bug along. */
export function mutantPlugin(): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const name = query.exec(source)?.[1] ?? query.exec(importer ?? '')?.[1]
      if (name === undefined) return null
      const target = await this.resolve(source.replace(query, ''), importer?.replace(query, ''), { ...options, skipSelf: true })
      const path = target?.id
      return path?.includes('/src/sync/') || path?.includes('/tests/simulation/engine.ts') ? `${path}?mutant=${name}` : (target ?? null)
    },
    load(id) {
      const name = query.exec(id)?.[1]
      const mutant = name === undefined ? undefined : mutants[name]
      if (mutant === undefined) return null
      const path = id.replace(query, '')
      const code = readFileSync(path, 'utf8')
      if (path !== resolve('src', mutant.file)) return code
      if (!code.includes(mutant.find)) throw new Error(`Mutant ${name} is stale: ${mutant.file} no longer contains ${mutant.find}`)
      return code.replace(mutant.find, () => mutant.put)
    },
  }
}

import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Words = Record<string, unknown>

const catalogue = /locales\/(\w+)\.po(\?later)?$/
const placeholder = (language: string, part: string): string => `__WORDS_${language}_${part}__`
const placeholders = /(["'`])__WORDS_(\w+?)_(start|later)__\1/
/** How Lingui names a message in compiled code. */
const messageIds = /["'`]([\w+/-]{6})["'`]/g

/**
 * Splits each language's words in two files: those the start's code names, and the rest, which `withWords` loads with the
 * first part of the interface that is not in the start. While developing and testing, and on the server, all of them are in the first.
 *
 * Lingui's own ways to split catalogues (several `catalogs`, one for each entry) go by folders or by entry files and not by the
 * chunks of the build. This relies on two things of Lingui 6: a compiled catalogue is one `JSON.parse("...")` (the build fails
 * otherwise), and compiled code names a message by an id of six characters.
 */
export function splitWords(): Plugin {
  const words = new Map<string, Words>()
  let building = false
  return {
    name: 'split-words',
    configResolved(config) {
      building = config.command === 'build' && !config.build.ssr
    },
    load: {
      order: 'pre',
      filter: { id: /\.po\?later$/ },
      handler(id) {
        const language = catalogue.exec(id)?.[1] ?? ''
        return building ? moduleOf(placeholder(language, 'later')) : 'export const messages = {}'
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\.po$/ },
      handler(code, id) {
        const language = catalogue.exec(id)?.[1]
        if (!building || language === undefined) return null
        const text = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1]
        if (text === undefined) this.error('Lingui compiles catalogues in another form now: splitWords cannot read them')
        words.set(language, JSON.parse(JSON.parse(text)))
        return moduleOf(placeholder(language, 'start'))
      },
    },
    // Which words are where depends on all code, so the names of both files do, too.
    augmentChunkHash(chunk) {
      if (!catalogue.test(chunk.facadeModuleId ?? '')) return undefined
      const hash = createHash('sha256').update(JSON.stringify([...words]))
      for (const id of [...this.getModuleIds()].sort()) if (id.includes('/src/')) hash.update(this.getModuleInfo(id)?.code ?? '')
      return hash.digest('hex')
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const ids = startIds(bundle)
        for (const chunk of Object.values(bundle)) {
          const [, , language = '', part] = (chunk.type === 'chunk' && placeholders.exec(chunk.code)) || []
          if (chunk.type !== 'chunk' || part === undefined) continue
          const own = Object.entries(words.get(language) ?? {}).filter(([id]) => ids.has(id) === (part === 'start'))
          chunk.code = chunk.code.replace(placeholders, () => JSON.stringify(JSON.stringify(Object.fromEntries(own))))
        }
      },
    },
  }
}

const moduleOf = (text: string): string => `export const messages = JSON.parse("${text}")`

/** The ids of all messages that the entry names, or anything it imports statically. */
function startIds(bundle: Bundle): Set<string> {
  const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk')
  const waiting = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const seen = new Set(waiting)
  const ids = new Set<string>()
  for (const name of waiting) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const [, id = ''] of chunk?.code.matchAll(messageIds) ?? []) ids.add(id)
    for (const next of chunk?.imports ?? []) {
      if (!seen.has(next)) waiting.push(next)
      seen.add(next)
    }
  }
  return ids
}

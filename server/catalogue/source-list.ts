import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { type CatalogueKind, sourceKinds } from '#contract/source-health.ts'
import { StartProblem } from '../start-problem.ts'
import type { CatalogueSource } from './source-reader.ts'

export type SourceList = Readonly<Record<CatalogueKind, readonly CatalogueSource[]>>

const webAddress = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

const entry = z
  .strictObject({
    name: z.string().trim().min(1, 'must not be empty').max(80, 'must have at most 80 characters'),
    url: z.string().max(2000).refine(webAddress, 'must start with http:// or https://').optional(),
    file: z.string().min(1, 'must not be empty').max(1000).optional(),
    homepage: z.string().max(300).refine(webAddress, 'must start with http:// or https://').nullable().default(null),
  })
  .refine(({ url, file }) => (url === undefined) !== (file === undefined), 'needs either a url or a file')

const entries = z.array(entry).max(100, 'has more than 100 sources').default([])

const list = z.strictObject(Object.fromEntries(sourceKinds.map((kind) => [kind, entries])) as Record<CatalogueKind, typeof entries>)

const nothing: SourceList = { channels: [], guide: [], books: [], matches: [], articles: [] }

/**
 * Reads the operator's list of sources (decision C1); the names of files are relative to it. An empty path means none.
 * @throws StartProblem with one sentence per mistake
 */
export function readSourceList(path: string): SourceList {
  if (path === '') return nothing
  const read = list.safeParse(parse(path))
  if (read.success) {
    const sourceOf = ({ name, url, file = '', homepage }: z.output<typeof entry>): CatalogueSource => ({
      name,
      from: url ?? resolve(dirname(path), file),
      homepage,
    })
    const { channels, guide, books, matches, articles } = read.data
    return {
      channels: channels.map(sourceOf),
      guide: guide.map(sourceOf),
      books: books.map(sourceOf),
      matches: matches.map(sourceOf),
      articles: articles.map(sourceOf),
    }
  }
  const problems = read.error.issues.map((issue) => `CATALOGUE_SOURCES ${path}: ${placeOf(issue.path)} ${sentenceOf(issue)}.`)
  throw new StartProblem(problems.join('\n'))
}

/** `channels[2].url`, as one would write it. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`)).join('') || 'the list'

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has ${issue.keys.join(', ')}, which means nothing here`
  if (issue.code === 'invalid_type') return `must be of the kind ${issue.expected}`
  return issue.message
}

function parse(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new StartProblem(`CATALOGUE_SOURCES ${path} cannot be read; name a file that is there, or leave it empty.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartProblem(`CATALOGUE_SOURCES ${path} is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

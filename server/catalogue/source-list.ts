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

/** A list whose files are named from this folder. */
function listIn(folder: string) {
  const sources = z
    .array(
      entry.transform(({ name, url, file = '', homepage }): CatalogueSource => ({ name, from: url ?? resolve(folder, file), homepage })),
    )
    .max(100, 'has more than 100 sources')
    .default([])
  return z.strictObject(Object.fromEntries(sourceKinds.map((kind) => [kind, sources])) as Record<CatalogueKind, typeof sources>)
}

/**
 * Reads the operator's list of sources (decision C1); the names of files are relative to it. An empty path means none.
 * @throws StartProblem with one sentence per mistake
 */
export function readSourceList(path: string): SourceList {
  const read = listIn(dirname(path)).safeParse(path === '' ? {} : parse(path))
  if (read.success) return read.data
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

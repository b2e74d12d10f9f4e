import { dirname, posix } from 'node:path'
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite'
import type { Revision, Source } from './sources.ts'

export interface Import {
  /** The file it leads to, one of ours. */
  target: string
  kind: 'static' | 'dynamic' | 'type'
}

/** A source file, parsed. */
export interface Module extends Source {
  program: ESTree.Program
  comments: ParseResult['comments']
  imports: readonly Import[]
  /** Lines that are left without imports, comments and blank lines. */
  codeLines: number
}

/** All files of a revision by their paths. Throws when one cannot be parsed. */
export function modulesOf({ sources, aliases }: Pick<Revision, 'sources' | 'aliases'>): ReadonlyMap<string, Module> {
  const known = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((source) => {
      const { program, comments, errors } = parseSync(source.path, source.text)
      if (errors.length > 0) throw new Error(`${source.path}: ${errors[0]?.message}`)
      const imports = importsOf(program).flatMap(({ specifier, kind }) => {
        const target = resolve(source.path, specifier, aliases)
        return target !== undefined && known.has(target) ? [{ target, kind }] : []
      })
      return [source.path, { ...source, program, comments, imports, codeLines: codeLines(source.text, program, comments) }]
    }),
  )
}

/** The path that a specifier stands for in our sources; undefined for a package. */
export function resolve(from: string, specifier: string, aliases: Revision['aliases']): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  for (const [alias, path] of Object.entries(aliases)) {
    const start = alias.replace('*', '')
    if (specifier.startsWith(start)) return posix.normalize(path.replace('*', specifier.slice(start.length)))
  }
  return undefined
}

/** The text of an import, when it is written out. */
export const writtenOut = (source: ESTree.Expression): string | undefined =>
  source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined

function importsOf(program: ESTree.Program): { specifier: string; kind: Import['kind'] }[] {
  const found: { specifier: string; kind: Import['kind'] }[] = []
  const add = (specifier: string | undefined, kind: Import['kind']) => {
    if (specifier !== undefined) found.push({ specifier, kind })
  }
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const onlyTypes = specifiers.length > 0 && specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
      add(source.value, importKind === 'type' || onlyTypes ? 'type' : 'static')
    },
    ExportNamedDeclaration({ source, exportKind }) {
      add(source?.value, exportKind === 'type' ? 'type' : 'static')
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source.value, exportKind === 'type' ? 'type' : 'static')
    },
    ImportExpression({ source }) {
      add(writtenOut(source), 'dynamic')
    },
    TSImportType({ source }) {
      add(source.value, 'type')
    },
  }).visit(program)
  return found
}

function codeLines(text: string, program: ESTree.Program, comments: ParseResult['comments']): number {
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  let code = text
  for (const { start, end } of [...comments, ...imports]) {
    code = code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/g, ' ') + code.slice(end)
  }
  return code.split('\n').filter((line) => line.trim() !== '').length
}

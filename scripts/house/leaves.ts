import { definitionsOf, nameOf, type Node, parts } from './definitions.ts'
import type { Module } from './modules.ts'
import type { Revision } from './sources.ts'

/** The files whose exported tables are to be read by somebody. */
const tableFiles = /^src\/(?:(?:spec|product)\/|i18n\/.*notices\.ts$|contract\/(?:endpoints|preferences|entities\/[a-z-]+)\.ts$)/
/** Who reads them: what runs for a person, and the build. */
const readers = /^(?:src|sw|server|demo|scripts)\//

interface Leaf {
  /** One or two names; what is deeper is read as a whole. */
  keys: readonly string[]
}

/** How one place uses a table: `keys` into it by name, and what then becomes of it. */
interface Use {
  keys: readonly string[]
  isIterated: boolean
}

/**
 * The leaves of the tables that nobody reads. A leaf is read when somebody names it (`limits.query.staleMs`), or takes a part of the table
 * that it is in; then each further name must be said as well, as a property or a text: the name of a row anywhere, that of its field
 * in a file that imports the table's or a type of its rows. The rows of a part that is iterated need not be named.
 */
export function unreadLeaves(modules: ReadonlyMap<string, Module>, aliases: Revision['aliases']): string[] {
  const tables = [...modules.values()].filter(({ path }) => tableFiles.test(path)).flatMap((module) => tablesIn(module))
  const reading = [...modules.values()].filter(({ path }) => readers.test(path))
  const said = new Map<string, Set<string>>()
  for (const { path, program } of reading) namesSaid(program, (name) => said.set(name, (said.get(name) ?? new Set()).add(path)))
  const imports = new Map(reading.map((module) => [module, definitionsOf(module, aliases).imported]))

  return tables.flatMap(({ name, path, object }) => {
    const uses = reading.flatMap((module) => {
      const named = [...(imports.get(module) ?? [])].filter(([, { target }]) => target === path)
      const own = module.path === path ? usesIn(module.program, name) : []
      return [...own, ...named.flatMap(([local, origin]) => importedUses(module.program, local, origin.name, name))]
    })
    const near = neighbours(path, modules)
    const isRead = ({ keys }: Leaf) =>
      uses.some((use) => {
        if (!use.keys.every((key, depth) => depth >= keys.length || key === keys[depth])) return false
        return keys.every((key, depth) => {
          if (depth < use.keys.length || (depth === use.keys.length && use.isIterated)) return true
          return [...(said.get(key) ?? [])].some((where) => depth === 0 || near.has(where))
        })
      })
    return leavesOf(object)
      .filter((leaf) => !isRead(leaf))
      .map(({ keys }) => [name, ...keys].join('.'))
      .map((leaf) => `${path}: ${leaf}`)
  })
}

/** The files that may know the fields of a table's rows: those that import its file, or one that its file takes types from. */
function neighbours(path: string, modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const sources = new Set([path, ...(modules.get(path)?.imports ?? []).map(({ target }) => target)])
  const importing = [...modules.values()].filter(({ imports }) => imports.some(({ target }) => sources.has(target)))
  return new Set([...sources, ...importing.map((module) => module.path)])
}

type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>

/** The value itself, without what the compiler is told of it. */
const bare = (node: Node): Node => (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node)

function tablesIn({ path, program }: Module): { name: string; path: string; object: ObjectNode }[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return []
    return node.declaration.declarations.flatMap(({ id, init }) => {
      const object = init && bare(init)
      return id.type === 'Identifier' && object?.type === 'ObjectExpression' ? [{ name: id.name, path, object }] : []
    })
  })
}

function leavesOf(object: ObjectNode, above: readonly string[] = []): Leaf[] {
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return []
    const keys = [...above, nameOf(property.key)]
    const value = bare(property.value)
    return value.type === 'ObjectExpression' && keys.length < 2 ? leavesOf(value, keys) : [{ keys }]
  })
}

/** Every use of a name of the file's top level. */
function usesIn(program: Node, name: string): Use[] {
  const uses: Use[] = []
  const walk = (node: Node, above: readonly Node[]): void => {
    if (node.type === 'Identifier' && node.name === name) uses.push(...manners(node, above))
    else for (const part of parts(node)) walk(part, [node, ...above])
  }
  walk(program, [])
  return uses
}

/** Every use of a table in a file that imports it by its name, or with all else of its file. */
function importedUses(program: Node, local: string, imported: string, name: string): Use[] {
  if (imported === name) return usesIn(program, local)
  if (imported !== '*') return []
  return usesIn(program, local).flatMap(({ keys: [first, ...keys], isIterated }) => (first === name ? [{ keys, isIterated }] : []))
}

/** What becomes of an identifier, seen from the nodes above it, the nearest first. */
function manners(node: Node, [parent, ...above]: readonly Node[], keys: readonly string[] = []): Use[] {
  if (parent === undefined || parent.type.startsWith('Import') || parent.type.startsWith('Export')) return []
  if (parent.type === 'VariableDeclarator' && parent.id === node) return []
  if (parent.type === 'Property' && parent.key === node && !parent.computed && parent.value !== node) return []
  if (parent.type === 'MemberExpression') {
    if (parent.property === node) return parent.computed ? [{ keys, isIterated: false }] : []
    const key = !parent.computed || parent.property.type === 'Literal' ? nameOf(parent.property) : undefined
    return key === undefined ? [{ keys, isIterated: false }] : manners(parent, above, [...keys, key])
  }
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern') {
    return parent.id.properties.map((one) => ({ keys: one.type === 'Property' ? [...keys, nameOf(one.key)] : keys, isIterated: false }))
  }
  return [{ keys, isIterated: parent.type === 'CallExpression' && iterators.has(calleeName(parent.callee)) }]
}

/** What goes through all rows of a table: the methods of `Object`, and `rowNames` of product. */
const iterators = new Set(['keys', 'values', 'entries', 'rowNames'])

const calleeName = (callee: Node): string => nameOf(callee.type === 'MemberExpression' ? callee.property : callee)

/** Calls `say` with the properties that code takes and the texts that it holds. */
function namesSaid(node: Node, say: (name: string) => void): void {
  if (node.type === 'Literal') say(String(node.value))
  if (node.type === 'MemberExpression' && !node.computed) say(nameOf(node.property))
  if (node.type === 'ObjectPattern') for (const one of node.properties) if (one.type === 'Property') say(nameOf(one.key))
  for (const part of parts(node)) if (node.type !== 'Property' || node.computed || part !== node.key) namesSaid(part, say)
}

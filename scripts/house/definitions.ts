import type { ESTree } from 'vite'
import { type Module, resolve, writtenOut } from './modules.ts'
import type { Revision } from './sources.ts'

/** A name as another file gives it; `*` is all of them. */
interface Origin {
  target: string
  name: string
}

/** What one definition of a file uses. */
export interface Uses {
  /** Names of the file itself: its other definitions and what it imports. */
  names: ReadonlySet<string>
  /** Files loaded with `import()`. */
  loaded: ReadonlySet<string>
  /** Properties, keys and short texts: among them stand the names that are taken from a loaded file. */
  mentioned: ReadonlySet<string>
}

/** The top level of one file, name by name. */
export interface Definitions {
  own: ReadonlyMap<string, Uses>
  imported: ReadonlyMap<string, Origin>
  /** Exported name to the name inside, or to where it is passed on from. */
  exported: ReadonlyMap<string, string | Origin>
}

export type Node = ESTree.Node
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The parts of a node that hold a value at run time: no types. */
export function parts(node: Node): Node[] {
  const children = Object.values(node).flat().filter(isNode)
  return children.filter(({ type }) => !type.startsWith('TS') || /^TS(?:As|Satisfies|NonNull|Instantiation)/.test(type))
}

/** What an identifier or a text says. */
export const nameOf = (node: Node): string =>
  'name' in node && typeof node.name === 'string' ? node.name : String('value' in node && node.value)

/** Reads the definitions of a file and what each of them uses, scope by scope. */
export function definitionsOf({ path, program }: Module, aliases: Revision['aliases']): Definitions {
  const own = new Map<string, Uses>()
  const imported = new Map<string, Origin>()
  const exported = new Map<string, string | Origin>()
  const to = (specifier: string) => resolve(path, specifier, aliases)

  const define = (declaration: Node): string[] => {
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap((one) => {
        const names = bound(one.id)
        for (const name of names) own.set(name, usesOf(one, to))
        return names
      })
    }
    if (declaration.type !== 'FunctionDeclaration' && declaration.type !== 'ClassDeclaration') return []
    const name = declaration.id?.name ?? 'default'
    own.set(name, usesOf(declaration, to))
    return [name]
  }

  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const target = to(node.source.value)
      for (const one of node.specifiers) {
        if (target === undefined || (one.type === 'ImportSpecifier' && one.importKind === 'type')) continue
        const name = { ImportSpecifier: '', ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }[one.type]
        imported.set(one.local.name, { target, name: one.type === 'ImportSpecifier' ? nameOf(one.imported) : name })
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type') {
      const target = node.source && to(node.source.value)
      for (const { local, exported: outside } of node.specifiers) {
        exported.set(nameOf(outside), target ? { target, name: nameOf(local) } : nameOf(local))
      }
      if (node.declaration) for (const name of define(node.declaration)) exported.set(name, name)
    } else if (node.type === 'ExportDefaultDeclaration') {
      own.set('default', usesOf(node.declaration, to))
      exported.set('default', 'default')
    } else define(node)
  }
  return { own, imported, exported }
}

function usesOf(definition: Node, to: (specifier: string) => string | undefined): Uses {
  const names = new Set<string>()
  const loaded = new Set<string>()
  const mentioned = new Set<string>()

  const walk = (node: Node, hidden: ReadonlySet<string>): void => {
    const inner = new Set([...hidden, ...declaredIn(node)])
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      if (!inner.has(node.name)) names.add(node.name)
    } else if (node.type === 'Literal' || node.type === 'TemplateElement') {
      if ('value' in node && typeof node.value === 'string') mentioned.add(node.value)
    } else if (node.type === 'ImportExpression') {
      const target = to(writtenOut(node.source) ?? '')
      if (target !== undefined) loaded.add(target)
    } else {
      for (const part of parts(node)) {
        if (isLabel(node, part)) mentioned.add(nameOf(part))
        else walk(part, inner)
      }
    }
  }

  walk(definition, new Set())
  return { names, loaded, mentioned }
}

/** Whether a part of a node only names a property, and so refers to nothing in the file. */
function isLabel(node: Node, part: Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return !node.computed && part === node.property
    case 'Property':
      // `{ a }` names a property and refers to `a` as well; its value is walked.
      return !node.computed && part === node.key
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return !node.computed && part === node.key
    case 'JSXAttribute':
      return part === node.name
    case 'JSXMemberExpression':
      return part === node.property
    default:
      return false
  }
}

/** The names that a node brings in for what is inside it. */
function declaredIn(node: Node): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...node.params.flatMap(bound), ...(node.id ? [node.id.name] : [])]
    case 'BlockStatement':
      return node.body.flatMap(declaredBy)
    case 'ForStatement':
      return node.init ? declaredBy(node.init) : []
    case 'ForOfStatement':
    case 'ForInStatement':
      return declaredBy(node.left)
    case 'CatchClause':
      return node.param ? bound(node.param) : []
    default:
      return []
  }
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => bound(id))
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : []
  return []
}

/** The names that a pattern binds. */
function bound(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => bound(one.type === 'Property' ? one.value : one.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? bound(one) : []))
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    default:
      return []
  }
}

import { basename } from 'node:path'
import { parseSync as parseWithScopes, traverse } from '@babel/core'
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'

/** Where the start's script puts what later scripts take from it. */
const shared = 'self.matineeStart'
const startFile = /^assets\/start\./

/**
 * Makes the start's script a classic one; the modules that are loaded later take their part of it from a global instead of importing it.
 * Chromium compiles a classic script as a whole when the installing worker caches it and runs that at every later start; a module it compiles
 * anew each time, function by function (decision 82). Fails the build for what only a module can have.
 */
export function classicStart(): Plugin {
  return {
    name: 'classic-start',
    apply: 'build',
    config: () => ({
      build: {
        // As a module it would be fetched and run once more.
        modulePreload: { resolveDependencies: (_owner, files) => files.filter((file) => !startFile.test(file)) },
        rolldownOptions: { output: { entryFileNames: 'assets/start.[hash:7].js' } },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/<script type="module"([^>]* src="[^"]+")><\/script>/, '<script defer$1></script>'),
    },
    renderChunk(code, { isEntry }) {
      if (!isEntry) return
      const changed = changedExports(code)
      if (changed.length > 0) this.error(`later scripts would not see that the start changes what it exports: ${changed.join(', ')}`)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ isEntry }) => isEntry)
        if (!start) return
        const { code, names } = asClassicScript(start)
        for (const chunk of chunks) chunk.code = chunk === start ? code : withoutImport(chunk, basename(start.fileName), names)
      },
    },
  }
}

interface Edit {
  at: ESTree.Span
  text: string
}

/** What a classic script has instead. Vite's own code asks for these to tell an address relative to the script; ours begin with a slash. */
const ofClassicScript: Readonly<Record<string, string>> = { 'import.meta.url': 'document.baseURI', 'import.meta.resolve': 'undefined' }

/** The script in a function of its own, which gives its exports to {@link shared} at its end: a list, which is smaller than an object with their names. */
function asClassicScript({ code, fileName }: Rolldown.OutputChunk): { code: string; names: string[] } {
  const edits: Edit[] = []
  const names: string[] = []
  const { program } = parseSync(fileName, code)
  new Visitor({
    ImportDeclaration: (node) => {
      throw new Error(`${fileName} imports ${node.source.value}`)
    },
    ExportNamedDeclaration(node) {
      names.push(...node.specifiers.map(({ exported }) => nameOf(exported)))
      edits.push({ at: node, text: `${shared}=[${node.specifiers.map(({ local }) => nameOf(local)).join()}];` })
    },
    MemberExpression: (node) => {
      if (node.object.type !== 'MetaProperty') return
      const asked = code.slice(node.start, node.end)
      const text = ofClassicScript[asked]
      if (text === undefined) throw new Error(`${fileName} asks for ${asked}`)
      edits.push({ at: node, text })
    },
  }).visit(program)
  return { code: `(()=>{"use strict";${edited(code, edits)}})()`, names }
}

/** A later module that takes what it imports of the start from {@link shared}. */
function withoutImport({ code, fileName }: Rolldown.OutputChunk, start: string, names: readonly string[]): string {
  const edits: Edit[] = []
  for (const node of parseSync(fileName, code).program.body) {
    if (!('source' in node) || node.source === null || basename(node.source.value) !== start) continue
    if (node.type !== 'ImportDeclaration') throw new Error(`${fileName} exports what is the start's`)
    edits.push({
      at: node,
      text: node.specifiers.length === 0 ? '' : `const{${node.specifiers.map((specifier) => taken(specifier, names)).join()}}=${shared};`,
    })
  }
  return edited(code, edits)
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

function taken(specifier: ESTree.ImportDeclarationSpecifier, names: readonly string[]): string {
  if (specifier.type !== 'ImportSpecifier') throw new Error(`"${specifier.local.name}" stands for all that the start exports`)
  const at = names.indexOf(nameOf(specifier.imported))
  if (at === -1) throw new Error(`the start exports no ${nameOf(specifier.imported)}`)
  return `${at}:${specifier.local.name}`
}

/** The exported variables of a module that something is assigned to after their declaration. */
function changedExports(code: string): string[] {
  const changed: string[] = []
  const tree = parseWithScopes(code, { configFile: false, babelrc: false, sourceType: 'module' })
  if (tree === null) return changed
  traverse(tree, {
    ExportSpecifier({ node: { local }, scope }) {
      if (local.type === 'Identifier' && scope.getBinding(local.name)?.constant === false) changed.push(local.name)
    },
  })
  return changed
}

function edited(code: string, edits: readonly Edit[]): string {
  let done = ''
  let from = 0
  for (const { at, text } of edits.toSorted((a, b) => a.at.start - b.at.start)) {
    done += code.slice(from, at.start) + text
    from = at.end
  }
  return done + code.slice(from)
}

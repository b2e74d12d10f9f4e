import type { Import, Module } from './modules.ts'

/** Files that all need each other, and the imports among them. */
export interface Loop {
  files: readonly string[]
  edges: readonly (Import & { from: string })[]
}

/**
 * The import loops: strongly connected components of two files or more (Tarjan 1972), or of one file that imports itself. Types never make
 * a loop, they are gone before anything runs.
 */
export function loopsOf(modules: ReadonlyMap<string, Module>, kinds: readonly Import['kind'][]): Loop[] {
  const next = (path: string) => (modules.get(path)?.imports ?? []).filter(({ kind }) => kinds.includes(kind))
  return components([...modules.keys()], (path) => next(path).map(({ target }) => target)).flatMap((files) => {
    const edges = files.flatMap((from) =>
      next(from)
        .filter(({ target }) => files.includes(target))
        .map((edge) => ({ from, ...edge })),
    )
    return edges.length > 0 ? [{ files: files.toSorted(), edges }] : []
  })
}

function components(nodes: readonly string[], next: (node: string) => readonly string[]): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const stack: string[] = []

  const visit = (node: string): number => {
    const own = order.size
    let low = own
    order.set(node, own)
    stack.push(node)
    for (const target of next(node)) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === own) found.push(stack.splice(stack.indexOf(node)))
    return low
  }

  for (const node of nodes) if (!order.has(node)) visit(node)
  return found
}

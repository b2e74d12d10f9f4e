import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { builtFiles } from '../vite/keep-builds.ts'

/** What one production build consists of. Paths are relative to its folder, with `/`. */
export interface Build {
  folder: string
  files: readonly string[]
  /** The scripts index.html loads, all they import statically, and the words of the language with the longest ones. */
  startScripts: readonly string[]
  /** The words of every language, the longest first. */
  words: readonly string[]
  startStyles: readonly string[]
  /** Every other script that the page may load. */
  lazyScripts: readonly string[]
  precached: readonly string[]
}

const notPackedAgain = /\.(?:br|gz)$/

/** Bytes as the server sends them to a browser that takes brotli: text compressed, the rest as it is. */
export function servedBytes(folder: string, file: string): number {
  const raw = readFileSync(join(folder, file))
  return /\.(?:js|css|html|svg|json|webmanifest)$/.test(file) ? brotliCompressSync(raw).length : raw.length
}

export const gzipBytes = (folder: string, file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length

/** The files a built script imports statically: `from"./x.js"` and `import"./x.js"`, not `import("./x.js")`. */
function staticImports(folder: string, script: string): string[] {
  const code = readFileSync(join(folder, script), 'utf8')
  return [...code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g)].map(([, path = '']) => posix.join(dirname(script), path))
}

/** Scripts with all they import statically. */
export function withStaticImports(folder: string, scripts: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (script: string): void => {
    if (found.has(script)) return
    found.add(script)
    staticImports(folder, script).forEach(add)
  }
  scripts.forEach(add)
  return [...found]
}

const linked = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, path = '']) => path)

/** Reads a build. Throws when the folder holds none. */
export function readBuild(folder: string): Build {
  const [newest, ...earlier] = builtFiles(folder).map((build) => new Set(build))
  const isOlder = (file: string): boolean => !newest?.has(file) && earlier.some((build) => build.has(file))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notPackedAgain.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isOlder(file))
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const words = linked(html, /"\w\w":\s*"\/(assets\/[^"]+\.js)"/g).sort((a, b) => servedBytes(folder, b) - servedBytes(folder, a))
  const entries = linked(html, /<script\b[^>]* src="\/([^"]+\.js)"/g)
  const startScripts = withStaticImports(folder, [...entries, ...words.slice(0, 1)])
  return {
    folder,
    files,
    startScripts,
    words,
    startStyles: linked(html, /<link rel="stylesheet" href="\/([^"]+\.css)" disabled>/g),
    lazyScripts: files.filter((file) => file.endsWith('.js') && file.startsWith('assets/') && !startScripts.includes(file)),
    precached: linked(worker, /["']?url["']?:\s*["'`]([^"'`]+)["'`]/g).filter((file) => files.includes(file)),
  }
}

/** The script that a module imported when it is needed was built into, by the module's path in the project. Throws when there is none. */
export function scriptOf(folder: string, module: string): string {
  const manifest: Readonly<Record<string, { file: string }>> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = manifest[module]
  if (entry === undefined) throw new Error(`The build in ${folder} has no script for ${module}`)
  return entry.file
}

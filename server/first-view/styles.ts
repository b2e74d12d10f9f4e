import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classesIn, type ViewStyles } from '#domain/kept-view.ts'

/** A style sheet of the build, and the classes it speaks of. */
export interface Sheet {
  text: string
  classes: ReadonlySet<string>
}

/** What the build says of one of its scripts: what that imports, by the same names, and its style sheets. */
interface Part {
  isEntry?: boolean
  imports?: readonly string[]
  css?: readonly string[]
}

/** The style sheets of a build that are not in its page, those of what a script imports before its own, as the app loads them; none where there is no build. */
export function readSheets(webRoot: string): Sheet[] {
  const list = join(webRoot, '.vite/manifest.json')
  if (!existsSync(list)) return []
  const parts: Readonly<Record<string, Part>> = JSON.parse(readFileSync(list, 'utf8'))
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const { isEntry = false, imports = [], css = [] } = parts[name] ?? {}
    if (seen.has(name) || isEntry) return
    seen.add(name)
    imports.forEach(visit)
    for (const file of css) files.add(file)
  }
  Object.keys(parts).forEach(visit)
  return [...files].map((file) => readSheet(join(webRoot, file)))
}

function readSheet(file: string): Sheet {
  const text = readFileSync(file, 'utf8').trim()
  return { text, classes: new Set([...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)) }
}

/** What of these a view needs, whole sheets; undefined where it needs none. */
export function stylesFor(sheets: readonly Sheet[], markup: string): ViewStyles | undefined {
  const used = classesIn(markup)
  const text = sheets.flatMap((sheet) => (sheet.classes.isDisjointFrom(used) ? [] : [sheet.text])).join('\n')
  return text === '' ? undefined : { text, hash: createHash('sha256').update(text).digest('base64') }
}

import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/**
 * Are the catalogues complete? Extracts all messages into copies of the catalogues: the copies must come out as the
 * originals are, and no German may be empty. The working tree is not touched.
 */
const locales = 'src/i18n/locales'
const languages = ['en', 'de']

/** A catalogue without its header, where a date changes with every extraction. */
const body = async (folder: string, language: string): Promise<string> => {
  const text = await readFile(join(folder, `${language}.po`), 'utf8')
  return text.slice(text.indexOf('\n\n')).trim()
}

async function extractInto(folder: string): Promise<void> {
  await cp(locales, folder, { recursive: true })
  const config = join(folder, 'lingui.config.mjs')
  const settings = { rootDir: resolve('.'), catalogs: [{ path: join(folder, '{locale}'), include: ['<rootDir>/src'] }] }
  const base = pathToFileURL(resolve('lingui.config.ts')).href
  await writeFile(config, `import base from '${base}'\nexport default { ...base, ...${JSON.stringify(settings)} }\n`)
  await promisify(execFile)('lingui', ['extract', '--clean', '--config', config])
}

function untranslated(catalogue: string): string[] {
  const entries = catalogue.split('\n\n').filter((entry) => entry.trimEnd().endsWith('msgstr ""'))
  return entries.map((entry) => /msgid (?:""\n)?(.*)/.exec(entry)?.[1] ?? entry)
}

const folder = await mkdtemp(join(tmpdir(), 'matinee-words-'))
const problems: string[] = []
try {
  await extractInto(folder)
  for (const language of languages) {
    const now = await body(locales, language)
    if (now !== (await body(folder, language))) problems.push(`${locales}/${language}.po is not up to date: run "npm run words".`)
    if (language !== 'en') problems.push(...untranslated(now).map((message) => `${locales}/${language}.po has no words for ${message}`))
  }
} finally {
  await rm(folder, { recursive: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

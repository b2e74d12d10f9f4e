import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { settings } from '../server/config.ts'
import { table, withBlock } from './markdown.ts'

// Writes the settings into .env.example and the README's table: `node scripts/config-docs.ts`.

const rows = Object.values(settings)
const root = new URL('..', import.meta.url)

/** `.env.example`: every setting with its meaning, commented out at its default. */
export function envExample(): string {
  const head = '# Settings of the server, read from the environment at start. What is not set has the value shown.\n'
  return `${head}\n${rows.map((row) => `# ${row.meaning.replaceAll('`', '')}\n# ${row.name}=${row.default}\n`).join('\n')}`
}

/** The README with its table of settings brought up to date. */
export function withSettings(readme: string): string {
  const cells = rows.map((row) => [code(row.name), code(row.default), row.meaning])
  return withBlock(readme, 'config', table([['setting', 'default', 'meaning'], ...cells]))
}

const code = (text: string) => (text === '' ? '' : `\`${text}\``)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('.env.example', root), envExample())
  const readme = new URL('README.md', root)
  writeFileSync(readme, withSettings(readFileSync(readme, 'utf8')))
}

import { readFile, writeFile } from 'node:fs/promises'
import { withPicture } from './picture.ts'

/** Redraws the picture of the rooms in docs/ARCHITECTURE.md. Run it after changing rooms.ts. */
const page = 'docs/ARCHITECTURE.md'
await writeFile(page, withPicture(await readFile(page, 'utf8')))
console.log(`${page}: the picture of the rooms is up to date`)

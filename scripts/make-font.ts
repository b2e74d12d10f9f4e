import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Makes the display face: Bricolage Grotesque cut down to what titles in our languages use, weights 600 to 800, one width and
 * optical size. Run by hand when the face changes; the result is committed. Letters left out fall back to the system face.
 */
const source = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const target = 'public/fonts/display.woff2'

const letters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÄÖÜäöüßÉÈéèêëàáâãçñíîïóôõøåæúûÅØ',
  ` !"#%&'()*+,-./:;?’‘“”„–—…·×`,
].join('')

const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  variationAxes: { wght: { min: 600, max: 800, default: 700 }, wdth: 100, opsz: 48 },
})
await mkdir('public/fonts', { recursive: true })
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)

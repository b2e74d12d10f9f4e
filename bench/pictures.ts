import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPicture } from '#demo/art/draw.ts'
import { encodePicture, type PictureFormat } from '#server/images/encode.ts'
import { launchBrowser, newProfile } from '#support/browser.ts'
import { median } from '#support/content-time.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { report } from './figures.ts'

/**
 * `npm run bench -- pictures`: what the AVIF that the server makes saves beside its WebP, how much it looks like the original beside that, and what it costs:
 * to encode, and to decode in the browser (decision 83). Of pictures of the demo catalogue, or of the photographs in the folder that `PHOTOS` names.
 */
const demoFiles = [
  'demoPosterEnV0N0090010001.jpg',
  'demoPosterEnV0N0090010068.jpg',
  'demoPosterEnV0N0091000011.jpg',
  'demoBackdropXxV0N0090010001.jpg',
  'demoBackdropXxV0N0090010068.jpg',
  'demoBackdropXxV0N0091000011.jpg',
] as const
const photos = process.env['PHOTOS']

/** The pictures as they come, before they are made smaller. */
async function originals(): Promise<Buffer[]> {
  if (photos !== undefined) {
    const names = (await readdir(photos)).filter((name) => /\.jpe?g$/i.test(name))
    return Promise.all(names.map((name) => readFile(join(photos, name))))
  }
  const drawn = await Promise.all(demoFiles.map((file) => drawPicture({ file, size: 'w1280' })))
  return Promise.all(drawn.map((picture) => (picture ?? sharp()).png().toBuffer()))
}

/** Brightness of each pixel, row by row, 0 to 255. */
const brightness = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().greyscale().raw().toBuffer()

/** How alike two pictures look, 1 at most: the structural similarity of their brightness in blocks of 8 × 8 px (Wang et al., 2004). */
function alike(one: Buffer, other: Buffer, width: number): number {
  const [c1, c2, side] = [6.5025, 58.5225, 8]
  const height = Math.floor(one.length / width)
  let [sum, blocks] = [0, 0]
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
      for (let place = 0; place < side * side; place += 1) {
        const at = (top + Math.floor(place / side)) * width + left + (place % side)
        const [x, y] = [one[at] ?? 0, other[at] ?? 0]
        a += x
        b += y
        aa += x * x
        bb += y * y
        ab += x * y
      }
      const n = side * side
      const [ma, mb] = [a / n, b / n]
      const [va, vb, cov] = [aa / n - ma * ma, bb / n - mb * mb, ab / n - ma * mb]
      sum += ((2 * ma * mb + c1) * (2 * cov + c2)) / ((ma * ma + mb * mb + c1) * (va + vb + c2))
      blocks += 1
    }
  }
  return sum / blocks
}

const pairs: { size: number; unlike: number; encode: number; webp: string; avif: string }[] = []
for (const original of await originals()) {
  for (const [size, width, height] of [
    ['w500', 500, 750],
    ['w780', 780, 439],
  ] as const) {
    const pixels = await sharp(original).resize({ width, height, fit: 'cover' }).removeAlpha().png().toBuffer()
    const wanted = await brightness(pixels)
    const encoded = async (format: PictureFormat): Promise<{ picture: Buffer; ms: number; unlike: number }> => {
      const begun = performance.now()
      const { bytes: picture } = await encodePicture(pixels, size, format)
      const ms = performance.now() - begun
      return { picture, ms, unlike: 1 - alike(wanted, await brightness(picture), width) }
    }
    const [webp, avif] = [await encoded('webp'), await encoded('avif')]
    pairs.push({
      size: avif.picture.length / webp.picture.length,
      unlike: avif.unlike / webp.unlike,
      encode: avif.ms / webp.ms,
      webp: webp.picture.toString('base64'),
      avif: avif.picture.toString('base64'),
    })
  }
}

const profile = await newProfile()
const browser = await launchBrowser(profile.folder)
const page = await browser.context.newPage()
/** How much longer the browser takes to decode the AVIFs than the WebPs, one after the other, in turns: the median of fifteen. */
const decode = median(
  await page.evaluate(
    async (pairs) => {
      const ratios: number[] = []
      for (let turn = 0; turn < 15; turn += 1) {
        const times = { webp: 0, avif: 0 }
        for (const format of ['webp', 'avif'] as const) {
          for (const pair of pairs) {
            const blob = new Blob([Uint8Array.from(atob(pair[format]), (sign) => sign.charCodeAt(0))], { type: `image/${format}` })
            const begun = performance.now()
            ;(await createImageBitmap(blob)).close()
            times[format] += performance.now() - begun
          }
        }
        ratios.push(times.avif / times.webp)
      }
      return ratios
    },
    pairs.map(({ webp, avif }) => ({ webp, avif })),
  ),
)
await browser.close()
await profile.remove()

const of = photos === undefined ? 'the demo catalogue' : 'photographs'
const measure = (promise: string, value: number, bar?: number): Measure => ({
  promise: `${promise} of ${of} as AVIF beside WebP`,
  value,
  unit: 'times',
  ...(bar !== undefined && { bar }),
})
const middle = (what: 'size' | 'unlike' | 'encode'): number => median(pairs.map((pair) => pair[what]))
report([
  measure('Size of pictures', middle('size'), 0.85),
  measure('What pictures lack of looking like the original,', middle('unlike'), 1),
  measure('Time to encode pictures', middle('encode')),
  measure('Time to decode pictures', decode),
])

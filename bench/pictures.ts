import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPicture } from '#demo/art/draw.ts'
import { encodePicture } from '#server/images/encode.ts'
import { launchBrowser, newProfile } from '#support/browser.ts'
import { median } from '#support/content-time.ts'
import { report } from './figures.ts'

/**
 * `npm run bench -- pictures`: what AVIF would save beside the WebP that the server makes, at the same look, and what it would cost: to encode, and to
 * decode in the browser (decision 83). Of pictures of the demo catalogue, or of the photographs in the folder that `PHOTOS` names.
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

/** The least AVIF that looks as much like the picture as its WebP does. */
async function avifLike(pixels: Buffer, webp: Buffer, width: number): Promise<{ avif: Buffer; ms: number }> {
  const wanted = await brightness(pixels)
  const look = alike(wanted, await brightness(webp), width)
  for (let quality = 20; quality <= 100; quality += 4) {
    const begun = performance.now()
    const avif = await sharp(pixels).avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    const ms = performance.now() - begun
    if (alike(wanted, await brightness(avif), width) >= look) return { avif, ms }
  }
  throw new Error('no AVIF looks as good')
}

const pairs: { size: number; encode: number; webp: string; avif: string }[] = []
for (const original of await originals()) {
  for (const [size, width, height] of [
    ['w500', 500, 750],
    ['w780', 780, 439],
  ] as const) {
    const pixels = await sharp(original).resize({ width, height, fit: 'cover' }).removeAlpha().png().toBuffer()
    const begun = performance.now()
    const webp = await encodePicture(pixels, size, 'webp')
    const webpMs = performance.now() - begun
    const { avif, ms } = await avifLike(pixels, webp, width)
    pairs.push({ size: avif.length / webp.length, encode: ms / webpMs, webp: webp.toString('base64'), avif: avif.toString('base64') })
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
const beside = `of ${of} as AVIF beside WebP at the same look`
report([
  {
    promise: `Size of pictures ${beside}`,
    value: median(pairs.map(({ size }) => size)),
    bar: 0.85,
    unit: 'times',
    detail: `${pairs.length} pictures`,
  },
  { promise: `Time to encode pictures ${beside}`, value: median(pairs.map(({ encode }) => encode)), unit: 'times' },
  { promise: `Time to decode pictures ${beside}`, value: decode, unit: 'times' },
])

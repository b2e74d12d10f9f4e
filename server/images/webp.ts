import sharp from 'sharp'
import type { Sharp } from 'sharp'

// Pictures are made two at a time (see `Lane`), each on one thread, so that the server stays responsive.
sharp.concurrency(1)
sharp.cache(false)

/** Tried in turn until the picture is small enough; the last is taken as it is. */
const qualities = [80, 62, 46, 32, 20] as const

/** A poster 500 px wide stays below 25 kB and a backdrop below 60 kB (platform budgets 2.2). */
const budgetBytes = (pixels: number): number => 4_000 + 0.055 * pixels

/** Writes the picture as webp, as well as the budget of its size allows. */
export async function toWebp(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let webp = Buffer.alloc(0)
  for (const quality of qualities) {
    webp = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality, alphaQuality: 90, effort: 2, smartSubsample: true })
      .toBuffer()
    if (webp.length <= budgetBytes(width * height)) break
  }
  return webp
}

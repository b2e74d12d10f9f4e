import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'
import { parsePicture } from '../catalogue/picture-names.ts'
import type { PictureName } from '../catalogue/picture-names.ts'
import type { Lang } from '../catalogue/text.ts'
import { drawBackdrop, drawStill } from './backdrop.ts'
import { drawLogo, drawProviderTile, drawCompanyLogo } from './logos.ts'
import { drawPoster } from './poster.ts'
import { drawProfile } from './profile.ts'
import { collectionSubjectOf, coverSubjectOf, seasonSubjectOf, subjectOf } from './subject.ts'
import type { Subject } from './subject.ts'

interface Frame {
  width: number
  height: number
}

type Find = (id: number, lang: Lang) => Subject | undefined
type Draw = (name: PictureName, frame: Frame) => string | undefined

const textLanguage = (lang: PictureName['lang']): Lang => (lang === 'de' ? 'de' : 'en')

const poster =
  (find: Find): Draw =>
  ({ id, lang, variant }, { width }) => {
    const subject = find(id, textLanguage(lang))
    return subject && drawPoster(lang === 'none' ? { ...subject, title: undefined, turn: variant } : subject, width)
  }

const backdrop =
  (find: Find): Draw =>
  ({ id, variant }, { width, height }) => {
    const subject = find(id, 'en')
    return subject && drawBackdrop(subject, variant, width, height)
  }

/** The drawing of each kind as SVG; undefined when there is nothing with that id. */
const drawings: Readonly<Record<PictureName['kind'], Draw>> = {
  poster: poster(subjectOf),
  backdrop: backdrop(subjectOf),
  season: poster(seasonSubjectOf),
  // A collection has both: its poster is lettered, its backdrop is not.
  collection: (name, frame) => (name.lang === 'none' ? backdrop : poster)(collectionSubjectOf)(name, frame),
  logo: ({ id, lang }, { width }) => {
    const subject = subjectOf(id, textLanguage(lang))
    return subject && drawLogo(lang === 'none' ? { ...subject, title: undefined } : subject, width)
  },
  still: ({ id, variant }, { width, height }) => drawStill(id, variant, width, height),
  profile: ({ id, variant }, { width }) => drawProfile(id, variant, width),
  provider: ({ id }, { width }) => drawProviderTile(id, width),
  company: ({ id }, { width }) => drawCompanyLogo(id, width),
  cover: ({ id }, { width }) => {
    const subject = coverSubjectOf(id)
    return subject && drawPoster(subject, width)
  },
}

/** Kinds with an opaque background, which get paper grain; the others keep their transparency. */
const onPaper: ReadonlySet<PictureName['kind']> = new Set(['poster', 'backdrop', 'season', 'collection', 'still', 'profile', 'cover'])

const wide = 9 / 16

export interface PictureRequest {
  size: ImageSize
  /** A file name of the catalogue, without a slash. */
  file: string
}

/** Draws one picture of the demo catalogue in the asked size, ready to be encoded; undefined when the file names none. */
export async function drawPicture({ file, size }: PictureRequest): Promise<Sharp | undefined> {
  const name = parsePicture(file)
  if (name === undefined) return undefined
  const { width, height = Math.round(width * wide) }: { width: number; height?: number } = imageSizes[size]
  const svg = drawings[name.kind](name, { width, height })
  if (svg === undefined) return undefined
  const drawing = sharp(Buffer.from(svg))
  return onPaper.has(name.kind) ? withGrain(drawing) : drawing
}

const grainTile = 128
let grain: Promise<Buffer> | undefined

/** A tile of faint noise, made once. Its mean is neutral, so colours stay as they are. */
function grainOf(): Promise<Buffer> {
  return (grain ??= sharp({
    create: { width: grainTile, height: grainTile, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
  })
    .greyscale()
    .png()
    .toBuffer())
}

/** The drawing with paper grain. Pictures smaller than the grain tile stay plain: grain would only be noise there. */
async function withGrain(drawing: Sharp): Promise<Sharp> {
  const { width, height } = await drawing.metadata()
  if (Math.min(width, height) < grainTile) return drawing
  return drawing.flatten().composite([{ input: await grainOf(), tile: true, blend: 'soft-light' }])
}

import { parsePicture } from '#server/catalogue/demo/pictures.ts'
import type { PictureName } from '#server/catalogue/demo/pictures.ts'
import { imageSizes } from '#spec/images.ts'
import { printDrawing } from './print.ts'
import type { PictureRequest } from '../request.ts'
import { drawBackdrop, drawStill } from './backdrop.ts'
import { drawLogo } from './logo.ts'
import { drawPoster } from './poster.ts'
import { drawProfile } from './profile.ts'
import { drawProviderTile } from './provider-tile.ts'
import { subjectOf } from './subject.ts'

interface Frame {
  width: number
  height: number
}

/** The drawing of each kind as SVG; undefined when there is nothing with that id. */
const drawings: Readonly<Record<PictureName['kind'], (name: PictureName, frame: Frame) => string | undefined>> = {
  poster: ({ id, lang, variant }, { width }) => {
    const subject = subjectOf(id, lang === 'de' ? 'de' : 'en')
    return subject && drawPoster(lang === 'none' ? { ...subject, title: undefined, turn: variant } : subject, width)
  },
  backdrop: ({ id, variant }, { width, height }) => {
    const subject = subjectOf(id, 'en')
    return subject && drawBackdrop(subject, variant, width, height)
  },
  logo: ({ id, lang }, { width }) => {
    const subject = subjectOf(id, lang === 'de' ? 'de' : 'en')
    return subject && drawLogo(subject, width)
  },
  still: ({ id }, { width, height }) => drawStill(id, width, height),
  profile: ({ id, variant }, { width }) => drawProfile(id, variant, width),
  provider: ({ id }, { width }) => drawProviderTile(id, width),
}

/** Kinds with a ground of their own are printed on paper; the others keep their transparency. */
const onPaper: ReadonlySet<PictureName['kind']> = new Set(['poster', 'backdrop', 'still', 'profile'])

const wide = 9 / 16

/** Draws one picture of the demo catalogue as webp; undefined when the file names none. */
export async function drawPicture({ file, size }: PictureRequest): Promise<Buffer | undefined> {
  const name = parsePicture(file)
  if (name === undefined) return undefined
  const { width, height = Math.round(width * wide) }: { width: number; height?: number } = imageSizes[size]
  const svg = drawings[name.kind](name, { width, height })
  return svg === undefined ? undefined : printDrawing(svg, onPaper.has(name.kind))
}

import sharp from 'sharp'
import { type Clip, type Size, sizes } from '#demo/media/clips.ts'
import { ffmpeg } from './programs.ts'
import { type Scene, stage } from './stage.ts'

const { w, h, fps } = stage

/** How many pixels of a clip's largest size one of the board is. */
const detailOf = ({ sizes: names }: Clip): number => Math.max(1, ...names.map((name) => sizes[name].height / h))

async function* frames(clip: Clip, scene: Scene): AsyncGenerator<Buffer> {
  const detail = detailOf(clip)
  for (let frame = 0; frame < clip.seconds * fps; frame += fps / clip.fps) {
    const about = `width="${w * detail}" height="${h * detail}" viewBox="0 0 ${w} ${h}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${about}>${scene(frame)}</svg>`
    yield await sharp(Buffer.from(svg)).flatten().raw().toBuffer()
  }
}

/** Draws every frame of a clip and writes them, without loss, to the video file `target`. */
export async function drawPictures(clip: Clip, scene: Scene, target: string): Promise<void> {
  const size = `${w * detailOf(clip)}x${h * detailOf(clip)}`
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(clip.fps), '-i', 'pipe:0']
  await ffmpeg([...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast'], target, frames(clip, scene))
}

/** Key frames are as far apart as the segments of a playlist are long. Nearer ones cost more than all the movement between them. */
export const segmentSeconds = 6

/** Quality by size (x264's constant rate factor: higher is smaller), as low as the drawings bear. */
const rateFactors: Readonly<Record<Size, number>> = { '240p': 39, '360p': 38, '720p': 44, '2160p': 36 }

/** How ffmpeg encodes a size of a clip. The bit stream filter drops what x264 writes about itself. */
export function encodedAs(size: Size, clip: Clip): string[] {
  const { width, height, level } = sizes[size]
  // 426 x 240 is a little narrower than 16:9; cut off beforehand, every picture shrinks by a whole number.
  const scale = `crop=ih*${width}/${height}:ih,scale=${width}:${height}:flags=area,format=yuv420p`
  const every = String(segmentSeconds * clip.fps)
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(rateFactors[size])]
  const profile = ['-profile:v', 'high', '-level', (level / 10).toFixed(1)]
  // Without frames that wait for later ones, picture and sound of a playlist begin at the same moment.
  const frames = ['-bf', '0', '-g', every, '-keyint_min', every, '-sc_threshold', '0', '-flags', '+cgop']
  return ['-vf', scale, ...quality, ...profile, ...frames, '-bsf:v', 'filter_units=remove_types=6']
}

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Clip, clips, fileNames, languages } from '#demo/media/clips.ts'
import { recordingFile, recordings } from '#demo/media/recordings.ts'
import { writeHls } from './media/hls.ts'
import { lighthouse } from './media/lighthouse.ts'
import { nightTrain } from './media/night-train.ts'
import { observatory } from './media/observatory.ts'
import { drawPictures, encodedAs } from './media/pictures.ts'
import { ffmpeg } from './media/programs.ts'
import { readAloud } from './media/reading.ts'
import { encodedSound, makeSound, soundInput } from './media/sound.ts'
import type { Scene } from './media/stage.ts'
import { subtitlesOf } from './media/subtitles.ts'

/**
 * Makes the demo's clips and recordings anew: `npm run media`, only one clip or the recordings of its audiobooks with `-- --only short` or
 * `-- --only books`. Only somebody who changes them needs it, with ffmpeg and espeak-ng on the machine; the files are checked in. Takes a few minutes.
 */
const target = 'demo/media/files'
const scratch = await mkdtemp(join(tmpdir(), 'matinee-media-'))
const folder = join(scratch, 'files')

const scenes: Readonly<Record<string, Scene>> = { film: nightTrain, episode: lighthouse, short: observatory }

async function make(clip: Clip): Promise<void> {
  const scene = scenes[clip.name]
  if (scene === undefined) throw new Error(`${clip.title} has no scene.`)
  const pictures = join(scratch, `${clip.name}.mkv`)
  const sounds = Object.fromEntries(languages.map((lang) => [lang, join(scratch, `${clip.name}-${lang}.pcm`)]))
  for (const lang of languages) await makeSound(clip, lang, sounds[lang] ?? '')
  await drawPictures(clip, scene, pictures)
  const playlist = join(folder, fileNames.playlist(clip))
  await mkdir(dirname(clip.sizes.length > 0 ? playlist : dirname(playlist)), { recursive: true })
  for (const lang of languages) await writeFile(join(folder, fileNames.subtitles(clip, lang)), subtitlesOf(clip, lang))
  const whole = ['-i', pictures, ...soundInput(sounds['en'] ?? ''), ...encodedAs('360p', clip), ...encodedSound]
  if (clip.hasFile) await ffmpeg([...whole, '-movflags', '+faststart'], join(folder, fileNames.mp4(clip)))
  if (clip.sizes.length > 0) await writeHls(clip, dirname(playlist), pictures, sounds)
  console.log(`${clip.title}: done`)
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const made = [...clips.map(({ name }) => name), 'books'].filter((name) => name === (only ?? name))
if (made.length === 0) throw new Error(`There is nothing called ${only}.`)

try {
  for (const clip of clips) if (made.includes(clip.name)) await make(clip)
  if (made.includes('books')) for (const recording of recordings) await readAloud(recording, join(folder, recordingFile(recording)))
  // Only when all of them are there.
  for (const name of made) await rm(join(target, name), { recursive: true, force: true })
  await cp(folder, target, { recursive: true })
} finally {
  await rm(scratch, { recursive: true })
}

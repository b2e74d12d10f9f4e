import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Clip, episode, fileNames, film, languages } from '#demo/media/clips.ts'
import { recordingFile, recordings } from '#demo/media/recordings.ts'
import { writeHls } from './media/hls.ts'
import { lighthouse } from './media/lighthouse.ts'
import { nightTrain } from './media/night-train.ts'
import { drawPictures, encodedAs } from './media/pictures.ts'
import { ffmpeg } from './media/programs.ts'
import { readAloud } from './media/reading.ts'
import { encodedSound, makeSound, soundInput } from './media/sound.ts'
import type { Scene } from './media/stage.ts'
import { subtitlesOf } from './media/subtitles.ts'

/**
 * Makes the demo's clips and recordings anew: `npm run media`, only the recordings of its audiobooks with `-- --books`. Only somebody who changes them
 * needs it, with ffmpeg and espeak-ng on the machine; the files are checked in. Takes a few minutes.
 */
const target = 'demo/media/files'
const scratch = await mkdtemp(join(tmpdir(), 'matinee-media-'))
const folder = join(scratch, 'files')

async function make(clip: Clip, scene: Scene, { hls }: { hls: boolean }): Promise<void> {
  const pictures = join(scratch, `${clip.name}.mkv`)
  const sounds = Object.fromEntries(languages.map((lang) => [lang, join(scratch, `${clip.name}-${lang}.pcm`)]))
  for (const lang of languages) await makeSound(clip, lang, sounds[lang] ?? '')
  await drawPictures(clip, scene, pictures)
  const mp4 = join(folder, fileNames.mp4(clip))
  const playlist = join(folder, fileNames.playlist(clip))
  await mkdir(dirname(hls ? playlist : mp4), { recursive: true })
  for (const lang of languages) await writeFile(join(folder, fileNames.subtitles(clip, lang)), subtitlesOf(clip, lang))
  const whole = ['-i', pictures, ...soundInput(sounds['en'] ?? ''), ...encodedAs('360p'), ...encodedSound]
  await ffmpeg([...whole, '-movflags', '+faststart'], mp4)
  if (hls) await writeHls(clip, dirname(playlist), pictures, sounds)
  console.log(`${clip.title}: done`)
}

const isBooksOnly = process.argv.includes('--books')

try {
  if (!isBooksOnly) {
    await make(film, nightTrain, { hls: true })
    await make(episode, lighthouse, { hls: false })
  }
  for (const recording of recordings) await readAloud(recording, join(folder, recordingFile(recording)))
  // Only when all of them are there.
  await rm(isBooksOnly ? join(target, 'books') : target, { recursive: true, force: true })
  await cp(folder, target, { recursive: true })
} finally {
  await rm(scratch, { recursive: true })
}

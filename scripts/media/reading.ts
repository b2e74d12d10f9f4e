import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Recording, recordingRate } from '#demo/media/recordings.ts'
import { ffmpeg } from './programs.ts'
import { spoken } from './sound.ts'

/**
 * Reads a text aloud into an MP3 file at one rate all through (MPEG-2 Layer III), which every browser plays and seeks in by its bytes. Without tags, so
 * that its length follows from its size.
 */
export async function readAloud(recording: Recording, target: string): Promise<void> {
  const voice = await spoken(recording.words, recording.lang)
  await mkdir(dirname(target), { recursive: true })
  const input = ['-f', 's16le', '-ar', '22050', '-ac', '1', '-i', 'pipe:0']
  const encoded = ['-c:a', 'libmp3lame', '-b:a', String(recordingRate), '-write_xing', '0', '-id3v2_version', '0']
  await ffmpeg([...input, ...encoded], target, [Buffer.from(voice.buffer, voice.byteOffset, voice.byteLength)])
}

import { writeFile } from 'node:fs/promises'
import type { Lang } from '#demo/catalogue/text.ts'
import type { Clip } from '#demo/media/clips.ts'
import { run } from './programs.ts'

/** Samples per second, as the voice gives them; one channel, 16 bits. */
const rate = 22_050
const full = 32_767

const voices: Readonly<Record<Lang, readonly string[]>> = {
  en: ['-v', 'en-gb', '-s', '150', '-p', '38'],
  de: ['-v', 'de', '-s', '150', '-p', '38'],
}

/** Of what espeak-ng gives; it leaves room for the pad. */
const voiceVolume = 0.8

/** Frequencies in Hz of the chords that the pad goes through, each for eight seconds. */
const chords = [
  [110, 220, 277.18, 329.63],
  [92.5, 185, 277.18, 329.63],
  [73.42, 146.83, 293.66, 369.99],
  [82.41, 164.81, 246.94, 329.63],
] as const
const chordSeconds = 8

/** The soft pad at a moment: sines that swell and fade with their chord. */
function pad(seconds: number): number {
  const chord = chords[Math.floor(seconds / chordSeconds) % chords.length] ?? []
  const swell = Math.sin((Math.PI * (seconds % chordSeconds)) / chordSeconds)
  return (0.04 * swell * chord.reduce((sum, hz, at) => sum + Math.sin(2 * Math.PI * hz * seconds) / (at + 1), 0)) / 1.5
}

/** What espeak-ng says, as samples. */
export async function spoken(words: string, lang: Lang): Promise<Int16Array> {
  const wav = await run('espeak-ng', [...(voices[lang] ?? []), '--stdout', words])
  const start = wav.indexOf('data') + 8
  return new Int16Array(wav.buffer.slice(wav.byteOffset + start, wav.byteOffset + start + Math.floor((wav.length - start) / 2) * 2))
}

/** Writes the sound of a clip in one language to `target`, as raw samples: the pad, and the voice that reads the lines at their times. */
export async function makeSound({ name, seconds, lines }: Clip, lang: Lang, target: string): Promise<void> {
  const sound = Int16Array.from({ length: seconds * rate }, (_, at) => Math.round(pad(at / rate) * full))
  for (const { from, to, words } of lines) {
    const voice = await spoken(words[lang], lang)
    const takes = voice.length / rate
    if (takes > to - from) throw new Error(`${name}: "${words[lang]}" takes ${takes.toFixed(1)} s, but has only ${to - from} s.`)
    const start = Math.round(from * rate)
    sound.set(
      voice.map((value, at) => voiceVolume * value + (sound[start + at] ?? 0)),
      start,
    )
  }
  await writeFile(target, sound)
}

/** How ffmpeg reads such a file. */
export const soundInput = (file: string): string[] => ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', file]

/** How ffmpeg encodes it: AAC-LC, no more than a voice and a few sines need. */
export const encodedSound = ['-c:a', 'aac', '-ar', '16000', '-b:a', '12k'] as const

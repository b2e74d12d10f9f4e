import type { Chapter, Segment } from '#contract/streams.ts'
import { text } from '../catalogue/text.ts'
import type { Lang, Text } from '../catalogue/text.ts'

/** What is said, and read as a subtitle meanwhile. Seconds from the beginning. */
interface Line {
  from: number
  to: number
  words: Text
}

/** A clip of our own making. `npm run media` makes its files from this table, and the server says from it what there is to play. */
export interface Clip {
  /** Of its folder and of its MP4 file, below `files`. */
  name: string
  title: string
  seconds: number
  /** Pictures a second; the film's is a multiple of it. */
  fps: number
  /** The sizes of its playlist; none where it has no playlist. */
  sizes: readonly Size[]
  /** Whether there is one file of it, too, in the size in the middle. */
  hasFile: boolean
  lines: readonly Line[]
  chapters: readonly Chapter[]
  segments: readonly Segment[]
}

const line = (from: number, to: number, pair: string): Line => ({ from, to, words: text(pair) })

export const film: Clip = {
  name: 'film',
  title: 'The Night Train',
  seconds: 240,
  fps: 12,
  sizes: ['240p', '360p', '720p'],
  hasFile: true,
  lines: [
    line(2, 7, 'Good evening. This is the night train of Matinee’s demo.|Guten Abend. Das ist der Nachtzug aus der Demo von Matinee.'),
    line(10, 15, 'The clock in the corner shows how far the film has come.|Die Uhr in der Ecke zeigt, wie weit der Film ist.'),
    line(20, 25, 'Stop the film, look at the clock, and let it go on.|Halte den Film an, sieh auf die Uhr und lass ihn weiterlaufen.'),
    line(
      32,
      39,
      'There are two voices, one English and one German. Change them: the picture stays.|Es gibt zwei Stimmen, eine englische und eine deutsche. Wechsle sie: Das Bild bleibt.',
    ),
    line(46, 51, 'What you read is what you hear.|Was du liest, ist das, was du hörst.'),
    line(
      60,
      67,
      'That was the first minute. The town is behind us, and the moon is up.|Das war die erste Minute. Die Stadt liegt hinter uns, und der Mond steht am Himmel.',
    ),
    line(
      78,
      85,
      'Leave the film here and come back later: it should begin where you left.|Verlasse hier den Film und komm später wieder: Er sollte da beginnen, wo du gegangen bist.',
    ),
    line(
      97,
      104,
      'For a while there are only hills. This is a good place to jump ahead.|Eine Weile gibt es nur Hügel. Das ist eine gute Stelle, um vorzuspringen.',
    ),
    line(
      120,
      126,
      'Two minutes. We are on the bridge, and half of the way is done.|Zwei Minuten. Wir sind auf der Brücke, und die Hälfte ist geschafft.',
    ),
    line(
      139,
      145,
      'Switch off the network now. What has been loaded plays on.|Schalte jetzt das Netz ab. Was schon geladen ist, läuft weiter.',
    ),
    line(
      159,
      166,
      'In a small window the train goes on while you read something else.|In einem kleinen Fenster fährt der Zug weiter, während du etwas anderes liest.',
    ),
    line(180, 186, 'Three minutes. The sun is up, and the coffee is ready.|Drei Minuten. Die Sonne ist da, und der Kaffee ist fertig.'),
    line(
      197,
      205,
      'There are three sizes of this picture. A slow network gets the small one.|Dieses Bild gibt es in drei Größen. Ein langsames Netz bekommt die kleine.',
    ),
    line(213, 220, 'We are nearly there. Thank you for travelling with us.|Wir sind fast da. Danke, dass du mit uns gefahren bist.'),
    line(
      225,
      231,
      'These are the credits. Nobody minds if you leave now.|Das ist der Abspann. Niemand nimmt es übel, wenn du jetzt gehst.',
    ),
    line(234, 238, 'Have a good day.|Einen schönen Tag noch.'),
  ],
  chapters: [
    { at: 0, title: 'Departure' },
    { at: 60, title: 'The Hills' },
    { at: 120, title: 'The Bridge' },
    { at: 180, title: 'Morning' },
  ],
  segments: [{ kind: 'credits', from: 222, to: 240 }],
}

export const episode: Clip = {
  name: 'episode',
  title: 'The Lighthouse',
  seconds: 160,
  fps: 12,
  sizes: [],
  hasFile: true,
  lines: [
    line(1, 4.5, 'It is evening at the lighthouse.|Es ist Abend am Leuchtturm.'),
    line(
      7,
      13,
      'This is the opening, the same in every episode. You may skip it.|Das ist der Vorspann, in jeder Folge derselbe. Du kannst ihn überspringen.',
    ),
    line(22, 28, 'The opening is over, and the keeper has lit the lamp.|Der Vorspann ist vorbei, und der Wärter hat die Lampe angezündet.'),
    line(
      36,
      42,
      'Every eight seconds the beam comes round. You can count along.|Alle acht Sekunden kommt der Lichtstrahl herum. Du kannst mitzählen.',
    ),
    line(52, 57, 'This episode has four chapters. We are in the second one.|Diese Folge hat vier Kapitel. Wir sind im zweiten.'),
    line(68, 75, 'Jump to the next chapter, and a ship appears.|Spring zum nächsten Kapitel, und ein Schiff taucht auf.'),
    line(81, 87, 'There it is: a small ship with one light.|Da ist es: ein kleines Schiff mit einer Laterne.'),
    line(
      100,
      107,
      'One minute and forty seconds. The clock in the corner should say the same.|Eine Minute und vierzig Sekunden. Die Uhr in der Ecke sollte dasselbe sagen.',
    ),
    line(
      120,
      127,
      'Two minutes. The ship has seen the light and keeps away from the rocks.|Zwei Minuten. Das Schiff hat das Licht gesehen und hält sich von den Felsen fern.',
    ),
    line(
      135,
      142,
      'In ten seconds the credits begin, and then the next episode.|In zehn Sekunden beginnt der Abspann und danach die nächste Folge.',
    ),
    line(146, 151, 'The sun rises, and the keeper goes to bed.|Die Sonne geht auf, und der Wärter geht schlafen.'),
    line(154, 158, 'Until the next episode.|Bis zur nächsten Folge.'),
  ],
  chapters: [
    { at: 0, title: 'Evening' },
    { at: 20, title: 'The Lamp' },
    { at: 80, title: 'The Ship' },
    { at: 145, title: 'Morning' },
  ],
  segments: [
    { kind: 'intro', from: 5, to: 20 },
    { kind: 'credits', from: 145, to: 160 },
  ],
}

/** The one in 4K. Little moves in it: so many lines weigh no more than the others. */
export const shortFilm: Clip = {
  name: 'short',
  title: 'The Observatory',
  seconds: 64,
  fps: 4,
  sizes: ['360p', '2160p'],
  hasFile: false,
  lines: [
    line(2, 7, 'Good evening. This is the observatory of Matinee’s demo.|Guten Abend. Das ist die Sternwarte aus der Demo von Matinee.'),
    line(
      10,
      16,
      'In its largest size this picture has two thousand one hundred and sixty lines.|In der größten Größe hat dieses Bild zweitausendeinhundertsechzig Zeilen.',
    ),
    line(
      25,
      32,
      'The lines on this plate are one pixel wide. In a smaller size they turn to grey.|Die Linien auf dieser Tafel sind ein Pixel breit. In einer kleineren Größe werden sie grau.',
    ),
    line(36, 42, 'Choose another picture size and look at them again.|Wähle eine andere Bildgröße und sieh sie dir noch einmal an.'),
    line(46, 52, 'The moon goes down, and the dome is closed.|Der Mond geht unter, und die Kuppel schließt sich.'),
    line(57, 61, 'Sleep well.|Schlaf gut.'),
  ],
  chapters: [
    { at: 0, title: 'Moonrise' },
    { at: 24, title: 'Fine Lines' },
    { at: 44, title: 'Moonset' },
  ],
  segments: [{ kind: 'credits', from: 54, to: 64 }],
}

/** Every clip there is. */
export const clips: readonly Clip[] = [film, episode, shortFilm]

export const languages: readonly Lang[] = ['en', 'de']

/** The sizes there are, with the level of H.264's High profile (ten times its number) that each needs. */
export const sizes = {
  '240p': { width: 426, height: 240, level: 13 },
  '360p': { width: 640, height: 360, level: 30 },
  '720p': { width: 1280, height: 720, level: 31 },
  '2160p': { width: 3840, height: 2160, level: 51 },
} as const

export type Size = keyof typeof sizes

/** The name of a size's video and of the sound in `codecs` (RFC 6381): AVC in the High profile, AAC-LC. */
export const videoCodec = (size: Size): string => `avc1.6400${sizes[size].level.toString(16).padStart(2, '0')}`
export const audioCodec = 'mp4a.40.2'

/** The files of the clips, in the folder `files`: what `npm run media` writes and the server serves. */
export const fileNames = {
  mp4: ({ name }: Clip) => `${name}/360p.mp4`,
  subtitles: ({ name }: Clip, lang: Lang) => `${name}/${lang}.vtt`,
  playlist: ({ name }: Clip) => `${name}/hls/master.m3u8`,
} as const

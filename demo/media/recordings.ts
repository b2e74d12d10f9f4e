import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../catalogue/text.ts'
import { filesFolder } from './plugin.ts'

/** A text read aloud for the demo's audiobooks. `npm run media` makes its file from this table. */
export interface Recording {
  /** Of its file, below `files/books`. */
  name: string
  lang: Lang
  title: string
  words: string
}

/** Bits per second of the files, the same all through: how long one is follows from its size. */
export const recordingRate = 24_000

/** The first pages of “Flatland” by Edwin A. Abbott (1884), which is in the public domain. */
export const flatland: readonly Recording[] = [
  {
    name: 'flatland-1',
    lang: 'en',
    title: 'Of the nature of Flatland',
    words:
      'I call our world Flatland, not because we call it so, but to make its nature clearer to you, my happy readers, who are privileged to live in Space. ' +
      'Imagine a vast sheet of paper on which straight Lines, Triangles, Squares, Pentagons, Hexagons, and other figures, instead of remaining fixed in their places, move freely about, on or in the surface, but without the power of rising above or sinking below it, very much like shadows, only hard and with luminous edges, and you will then have a pretty correct notion of my country and countrymen. ' +
      'Alas, a few years ago, I should have said “my universe”: but now my mind has been opened to higher views of things.',
  },
  {
    name: 'flatland-2',
    lang: 'en',
    title: 'What can be seen there',
    words:
      'In such a country, you will perceive at once that it is impossible that there should be anything of what you call a “solid” kind; but I dare say you will suppose that we could at least distinguish by sight the Triangles, Squares, and other figures, moving about as I have described them. ' +
      'On the contrary, we could see nothing of the kind, not at least so as to distinguish one figure from another. ' +
      'Nothing was visible, nor could be visible, to us, except Straight Lines; and the necessity of this I will speedily demonstrate.',
  },
  {
    name: 'flatland-3',
    lang: 'en',
    title: 'A penny on a table',
    words:
      'Place a penny on the middle of one of your tables in Space; and leaning over it, look down upon it. It will appear a circle. ' +
      'But now, drawing back to the edge of the table, gradually lower your eye, thus bringing yourself more and more into the condition of the inhabitants of Flatland, and you will find the penny becoming more and more oval to your view; ' +
      'and at last when you have placed your eye exactly on the edge of the table, so that you are, as it were, actually a Flatlander, the penny will then have ceased to appear oval at all, and will have become, so far as you can see, a straight line.',
  },
]

/** Written for the demo. */
export const lighthouse: readonly Recording[] = [
  {
    name: 'leuchtturm-1',
    lang: 'de',
    title: 'Der Brief',
    words:
      'Im Frühjahr kam ein Brief ohne Absender. Darin stand nur ein Satz: Der Leuchtturm am Rand der Karte sucht jemanden, der zuhören kann. ' +
      'Jonna las ihn dreimal, legte ihn neben die Teekanne und sah aus dem Fenster. Auf ihrer Karte gab es am Rand nichts als eine Falte und einen Kaffeefleck. ' +
      'Trotzdem packte sie am nächsten Morgen zwei Pullover ein, eine Lampe und das gute Messer, und nahm den ersten Zug ans Meer. ' +
      'Der Schaffner lochte ihre Fahrkarte und sagte: So weit fährt sonst niemand.',
  },
  {
    name: 'leuchtturm-2',
    lang: 'de',
    title: 'Die Treppe',
    words:
      'Der Turm stand da, wo der Fleck auf der Karte war. Er hatte zweihundertzwölf Stufen, und auf jeder lag ein Buch. ' +
      'Wer oben ankommen wollte, musste auf jeder Stufe eine Seite lesen, so wollte es die Hausordnung. ' +
      'Am ersten Abend kam Jonna bis zur neunten Stufe. Am zweiten bis zur dreißigsten. Am dritten Abend hörte sie auf zu zählen, ' +
      'denn auf der fünfzigsten lag eine Geschichte, in der eine Frau mit zwei Pullovern eine Treppe hinaufstieg.',
  },
  {
    name: 'leuchtturm-3',
    lang: 'de',
    title: 'Das Licht',
    words:
      'Ganz oben war kein Licht, sondern ein großes Ohr aus Messing. Es drehte sich langsam über das Wasser und sammelte, was die Schiffe einander erzählten. ' +
      'Jonna setzte sich darunter und hörte zu. Sie hörte von Stürmen und von Geburtstagen, von verlorenen Mützen und von einem Hund, der schwimmen gelernt hatte. ' +
      'Als es hell wurde, schrieb sie alles auf, legte das Blatt auf die unterste Stufe und ging Brot kaufen. ' +
      'Die Treppe hatte jetzt zweihundertdreizehn Stufen.',
  },
]

export const recordings: readonly Recording[] = [...flatland, ...lighthouse]

/** The file of a recording, in the folder `files`: what `npm run media` writes and the server serves. */
export const recordingFile = ({ name }: Recording): string => `books/${name}.mp3`

/** How large the file of a recording is, and how long (s). */
export function recordingSize(recording: Recording): { bytes: number; seconds: number } {
  const { size: bytes } = statSync(join(filesFolder, recordingFile(recording)))
  return { bytes, seconds: (bytes * 8) / recordingRate }
}

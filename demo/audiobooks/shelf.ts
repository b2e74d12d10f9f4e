import type { FaceName } from '../art/fonts.ts'
import type { Motif } from '../art/motifs/motif.ts'
import { lighthouse as lighthouseTower } from '../art/motifs/buildings.ts'
import { blocks, stairs, waves } from '../art/motifs/geometry.ts'
import { clock, letter } from '../art/motifs/objects.ts'
import { mist, moons } from '../art/motifs/sky.ts'
import type { PaletteName } from '../art/palettes.ts'
import type { Lang } from '../catalogue/text.ts'
import { flatland, lighthouse, type Recording } from '../media/recordings.ts'

/** An audiobook of the demo, with how its cover is drawn. */
export interface DemoBook {
  id: string
  title: string
  author: string
  lang: Lang
  genres: readonly string[]
  description: string
  /** Titles of the chapters; without them they are those of the recordings. */
  chapters: readonly string[] | null
  /** What is heard, chapter by chapter; a book with more chapters begins them anew. */
  recordings: readonly Recording[]
  art: { motif: Motif; palette: PaletteName; face: FaceName; turn: number }
}

/**
 * The audiobooks of the demo. Two of them were recorded for it; their chapters stand for those of the others, as the two clips do for all films. The
 * genres are called as LibriVox calls them.
 */
export const shelf: readonly DemoBook[] = [
  {
    id: 'demo-flatland',
    title: 'Flatland',
    author: 'Edwin A. Abbott',
    lang: 'en',
    genres: ['Science Fiction', 'Satire'],
    description:
      'The first pages of the book in which a Square describes his flat country: what it is, what can be seen there, and why a circle looks like a line.\n\n' +
      'Published in 1884 and in the public domain, read for the demo by a voice that was made by a computer.',
    chapters: null,
    recordings: flatland,
    art: { motif: blocks, palette: 'cobalt', face: 'geometric', turn: 4 },
  },
  {
    id: 'demo-leuchtturm',
    title: 'Der Leuchtturm am Rand der Karte',
    author: 'Jonna Petersen',
    lang: 'de',
    genres: ['Fantastic Fiction', 'Short Stories'],
    description:
      'Ein Brief ohne Absender, eine Treppe mit zweihundertzwölf Büchern und ein Turm, der nicht leuchtet, sondern zuhört.\n\n' +
      'Eine kleine Geschichte in drei Kapiteln, für die Demo geschrieben und von einer Computerstimme gelesen.',
    chapters: null,
    recordings: lighthouse,
    art: { motif: lighthouseTower, palette: 'petrol', face: 'didone', turn: 0 },
  },
  {
    id: 'demo-ledger',
    title: 'The Lamplighter’s Ledger',
    author: 'Ada Wren',
    lang: 'en',
    genres: ['Detective Fiction', 'Historical Fiction'],
    description:
      'Every night for thirty years Mr Pell lit ninety-one lamps and wrote down what he saw under each of them. When the last gas lamp of the town is taken away, somebody wants the ledger badly enough to break a window.',
    chapters: ['Ninety-one lamps', 'A broken window', 'The missing Tuesday', 'What the fog hid', 'The last lamp'],
    recordings: flatland,
    art: { motif: mist, palette: 'mustard', face: 'slab', turn: 3 },
  },
  {
    id: 'demo-letters',
    title: 'Nine Letters to the Moon',
    author: 'Isobel Thorne',
    lang: 'en',
    genres: ["Children's Fiction", 'Short Stories'],
    description:
      'Tove is seven and has questions that nobody on Earth has time for. So she writes to the only one who is up as late as she is. The answers come on the back of old calendar pages.',
    chapters: ['Dear Moon', 'Where you go by day', 'The lost mitten', 'A very short letter'],
    recordings: flatland,
    art: { motif: moons, palette: 'plum', face: 'brush', turn: 1 },
  },
  {
    id: 'demo-rain',
    title: 'A Short History of Rain',
    author: 'Conrad Vale',
    lang: 'en',
    genres: ['Nature', 'Essays & Short Works'],
    description:
      'Who first measured rain, who prayed for it, who taxed it, and why the wettest place on Earth has no umbrellas: six essays to be listened to at an open window.',
    chapters: ['The first gauge', 'Asking for it', 'The tax on gutters', 'Without umbrellas', 'A year of drizzle', 'The smell'],
    recordings: flatland,
    art: { motif: waves, palette: 'sky', face: 'grotesque', turn: 6 },
  },
  {
    id: 'demo-uhrmacherin',
    title: 'Die Uhrmacherin von Altona',
    author: 'Mathilde Brook',
    lang: 'de',
    genres: ['Historical Fiction'],
    description:
      'Altona, 1842: Während auf der anderen Seite der Grenze Hamburg brennt, bleiben in der Werkstatt von Henriette Claasen alle Uhren zur selben Minute stehen. Nur eine nicht.',
    chapters: ['Viertel nach eins', 'Die Brandnacht', 'Ein fremdes Gangwerk', 'Die Uhr, die weiterging'],
    recordings: lighthouse,
    art: { motif: clock, palette: 'rust', face: 'didone', turn: 8 },
  },
  {
    id: 'demo-zwoelf-naechte',
    title: 'Zwölf Nächte am Fluss',
    author: 'Emil Sander',
    lang: 'de',
    genres: ['Literary Fiction', 'Nature'],
    description:
      'Zwölf Nächte lang sitzt der Fährmann Ruben am Ufer, weil er nicht schlafen kann. Jede Nacht setzt sich jemand anderes neben ihn, und jeder weiß etwas über das Wasser.',
    chapters: ['Die erste Nacht', 'Die Schwimmerin', 'Der Mann mit den Netzen', 'Die letzte Fähre', 'Morgen'],
    recordings: lighthouse,
    art: { motif: letter, palette: 'moss', face: 'italic', turn: 2 },
  },
  {
    id: 'demo-haus',
    title: 'Das Haus ohne Treppe',
    author: 'Clara Winter',
    lang: 'de',
    genres: ['Detective Fiction'],
    description:
      'Ein Haus mit drei Stockwerken und keiner Treppe, ein Architekt, der verschwunden ist, und eine Maklerin, die nur den Schlüssel abgeben wollte. Ein Krimi für einen Abend.',
    chapters: ['Der Schlüssel', 'Zweiter Stock', 'Was der Plan nicht zeigt'],
    recordings: lighthouse,
    art: { motif: stairs, palette: 'crimson', face: 'condensed', turn: 9 },
  },
]

import type { BookChapter, BuiltInBook } from '#contract/audiobooks.ts'
import records from './bundled/librivox.json' with { type: 'json' }
import { librivoxLicence } from './librivox.ts'

const source = 'LibriVox'

const flatlandParts: readonly (readonly [title: string, seconds: number])[] = [
  ['Part 1, Sections 1 - 3', 1371],
  ['Part 1, Sections 4 - 5', 1669],
  ['Part 1, Sections 6 - 7', 1506],
  ['Part 1, Sections 8 - 10', 1798],
  ['Part 1, Sections 11 - 12', 1225],
  ['Part 2, Sections 13 - 14', 1659],
  ['Part 2, Sections 15 - 17', 2086],
  ['Part 2, Sections 18 - 20', 2662],
  ['Part 2, Sections 21 - 22', 1177],
]

/** The one book whose files are known with certainty, from the manifest that the Readium project publishes as its example. */
const flatland: BuiltInBook = {
  id: 'ia-flatland_rg_librivox',
  title: 'Flatland: A Romance of Many Dimensions',
  authors: ['Edwin Abbott Abbott'],
  language: 'en',
  genres: ['General Fiction', 'Satire', 'Science Fiction'],
  picture: 'https://www.archive.org/download/LibrivoxCdCoverArt12/Flatland_1109.jpg',
  seconds: flatlandParts.reduce((sum, [, seconds]) => sum + seconds, 0),
  source,
  readers: ['Ruth Golding'],
  description:
    'A Square explains his country: a sheet on which lines, triangles and polygons live, rank by the number of their sides, and know of no above and no below. ' +
    'Then a visitor comes who claims to be a Sphere, and shows him what it costs to have seen one dimension more than everybody else.\n\n' +
    'Half mockery of Victorian society, half the most patient introduction to geometry that was ever written as a story.',
  chapters: flatlandParts.map(([title, seconds], place): BookChapter => ({
    number: place + 1,
    title,
    seconds,
    url: `https://www.archive.org/download/flatland_rg_librivox/flatland_${place + 1}_abbott.mp3`,
    mime: 'audio/mpeg',
    bytes: null,
  })),
  licence: { ...librivoxLicence, attribution: 'Read by Ruth Golding, recorded for LibriVox, public domain' },
  homepage: 'https://librivox.org/flatland-a-romance-of-many-dimensions-by-edwin-abbott-abbott/',
  downloadable: true,
}

/** What each of the records is about, by its number at LibriVox; the records themselves say it nowhere. */
const descriptions: Readonly<Record<string, string>> = {
  '830':
    'Allan Quatermain, grey and tired of England, goes back to Africa to look for a white city behind a lake that no map has. His last journey, told by himself.',
  '1181':
    'A mother and her sister made this little book of verses together: a walk through the months of a year, from the first snowdrop to the Christmas frost.',
  '1991':
    'Newspaper essays on running after one’s hat, on cheese, on the people who know everything, and on why being certain is not the same as being narrow.',
  '3718':
    'Before the famous mines, Quatermain was young and in love. He tells of his father’s mission, of a child from the neighbouring farm, and of a woman who was raised by baboons.',
  '3789':
    'Two brothers of a whaling family: one comes home with a ship and a wife, the other with pearls and bad company. What happened on the island between them?',
  '3835':
    'An orchid with petals of gold grows on an island that a people guards with its life. Quatermain joins the collector who would give everything for it.',
  '3944':
    'One poem of twelve lines, on how easily a poet is led away from verse and how he would now rather be colder and dumber than a fish, read by fourteen people.',
  '4427':
    'Helena, a doctor’s daughter, heals a king and asks for a husband as her fee. The husband runs away to the wars; she does not give up. A comedy that is not quite sure it is one.',
  '4774':
    'A preacher of London’s poor sits down with somebody who doubts and explains, one plain chapter after the other, what he means by grace.',
  '8798':
    'Verses for the kitchen table by the people’s poet of Detroit: fathers and sons, first shoes, neighbours, fishing, and what is left at the end of a working day.',
  '8830':
    'A small book of advice from the author of “As a Man Thinketh”: first about leaving the struggle, then about the quiet that is found behind it.',
  '9606':
    'A hundred and sixty-eight aphorisms against systems, certainties and philosophers who always finish their sentences. Chekhov and Nietzsche are never far.',
}

/** Works of which only the facts and the page are known: they are listened to there. */
const elsewhere = records.map((record): BuiltInBook => ({
  id: `librivox-${record.id}`,
  title: record.title,
  authors: record.authors.map(({ first_name, last_name }) => `${first_name.trim()} ${last_name.trim()}`),
  language: 'en',
  genres: [],
  picture: null,
  seconds: record.totaltimesecs,
  source,
  readers: [],
  description: descriptions[record.id] ?? '',
  chapters: [],
  licence: librivoxLicence,
  homepage: record.url_librivox,
  downloadable: false,
}))

/** The audiobooks that come with Matinee. */
export const bundledBooks: readonly BuiltInBook[] = [flatland, ...elsewhere]

import type { BookChapter, BuiltInBook } from '#contract/audiobooks.ts'
import { imageUrl } from '#domain/title/picture.ts'
import { picturePath } from '../catalogue/picture-names.ts'
import { mediaPrefix } from '../media/plugin.ts'
import { recordingFile, recordingSize } from '../media/recordings.ts'
import { itemAt } from '../random.ts'
import { type DemoBook, shelf } from './shelf.ts'

function chaptersOf({ chapters, recordings }: DemoBook): BookChapter[] {
  const titles = chapters ?? recordings.map(({ title }) => title)
  return titles.map((title, place) => {
    const recording = itemAt(recordings, place)
    const { bytes, seconds } = recordingSize(recording)
    return { number: place + 1, title, seconds, url: `${mediaPrefix}/${recordingFile(recording)}`, mime: 'audio/mpeg', bytes }
  })
}

/** The audiobooks of the demo, with everything there is to hear. */
export const demoBooks: readonly BuiltInBook[] = shelf.map((book, place) => {
  const chapters = chaptersOf(book)
  return {
    id: book.id,
    title: book.title,
    authors: [book.author],
    language: book.lang,
    genres: book.genres,
    // A cover has a number from 1 on.
    picture: imageUrl(picturePath('cover', place + 1), 'w342'),
    seconds: chapters.reduce((sum, { seconds }) => sum + seconds, 0),
    source: 'Matinee',
    readers: ['espeak-ng'],
    description: book.description,
    chapters,
    licence: {
      name: 'CC0 1.0',
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      attribution: book.lang === 'de' ? 'Für die Demo von Matinee gelesen von espeak-ng' : 'Read by espeak-ng for Matinee’s demo',
    },
    homepage: null,
    downloadable: true,
  }
})

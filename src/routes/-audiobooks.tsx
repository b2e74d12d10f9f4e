import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#i18n/i18n.ts'
import { loadKnown } from './-entry.tsx'

export const AudiobooksPage = lazyRouteComponent(
  withWords(() => import('#features/audiobooks/audiobooks-screen.tsx')),
  'AudiobooksPage',
)

/** Starts what a page of audiobooks needs, of all or of one; a book that is not there is not found. */
export const loadAudiobooks = (address?: string): Promise<void> =>
  loadKnown({
    screen: AudiobooksPage,
    prepare: async () => {
      const { prepareBook, prepareBooks } = await import('#data/audiobooks/books.ts')
      if (address !== undefined) return prepareBook(address.split('/')[0] ?? '')
      await prepareBooks()
      return true
    },
  })

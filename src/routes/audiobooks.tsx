import { createFileRoute } from '@tanstack/react-router'
import { AudiobooksPage, loadAudiobooks } from './-audiobooks.tsx'

interface Search {
  q?: string | undefined
  language?: string | undefined
  genre?: string | undefined
}

export const Route = createFileRoute('/audiobooks')({
  // The screen takes them as they are: whatever else they name, nothing fits.
  validateSearch: (search: Search): Search => search,
  loader: () => loadAudiobooks(),
  component: function Screen() {
    return <AudiobooksPage {...Route.useSearch()} />
  },
})

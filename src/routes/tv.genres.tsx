import { createFileRoute } from '@tanstack/react-router'
import { GenresScreen } from './-lists.tsx'

export const Route = createFileRoute('/tv/genres')({
  loader: () => GenresScreen.preload?.(),
  component: function Screen() {
    return <GenresScreen type="tv" />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { GenresScreen } from './-lists.tsx'

export const Route = createFileRoute('/movie/genres')({
  loader: () => GenresScreen.preload?.(),
  component: function Screen() {
    return <GenresScreen type="movie" />
  },
})

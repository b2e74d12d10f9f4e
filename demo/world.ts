import { drawPicture } from './art/draw.ts'
import { demoCatalogue } from './catalogue/plugin.ts'

/**
 * The made-up world that a server without a movie-database key serves: `catalogue` is registered under `/tmdb/3`, and the image
 * proxy asks `drawPicture` for the pictures that the catalogue names.
 */
export const demoWorld = { catalogue: demoCatalogue, drawPicture } as const

import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'

/** How many of the places belong to what the device knows, while an answer of the network may still fill the others. */
const ownPlaces = 3

/**
 * What is suggested for a text: what the device knows at once, what the network finds in the places below. A title that stands
 * somewhere stays there when the network answers, so that nothing moves under a pointer or the marked one.
 *
 * @param own what the device knows, best first
 * @param found what the network found; undefined while it has not answered, null when it cannot
 * @param places how many there are in all
 */
export function suggestions(own: readonly Title[], found: readonly Title[] | undefined | null, places: number): Title[] {
  if (found === null) return own.slice(0, places)
  return uniqueTitles([...own.slice(0, ownPlaces), ...(found ?? [])]).slice(0, places)
}

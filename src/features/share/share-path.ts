import { collectionPath, episodePath, personPath, searchPath, seasonPath, titlePathOf } from '#components/links/paths.ts'
import { titlePath } from '#components/links/title-path.ts'
import { type FoundById, foundSoon, targetOf } from '#data/share/share-target.ts'
import type { Share, ShareTarget } from '#domain/share/read-share.ts'

/** The page that something shared leads to; null where the movie database takes its time to say so, and where nothing is understood. */
export async function pathOfShare(share: Share): Promise<string | null> {
  const target = targetOf(share)
  if (target.kind !== 'imdb') return pathOf(target)
  const found = await foundSoon(target.id)
  return found === undefined ? null : pathOfFound(found)
}

function pathOf(target: ShareTarget): string | null {
  switch (target.kind) {
    case 'page':
      return target.path
    case 'title':
      return titlePathOf(target.type, target.id)
    case 'season':
      return seasonPath(target.show, target.season)
    case 'episode':
      return episodePath(target.show, { season: target.season, number: target.episode })
    case 'person':
      return personPath(target.id)
    case 'collection':
      return collectionPath(target.id)
    case 'words':
      return searchPath(target.words)
    default:
      return null
  }
}

/** The page of what has an id of IMDb; null where the movie database knows no such thing. */
export function pathOfFound({ title, episode, person }: FoundById): string | null {
  if (title) return titlePath(title)
  if (episode) return episodePath(episode.show, { season: episode.season, number: episode.episode })
  return person === null ? null : personPath(person)
}

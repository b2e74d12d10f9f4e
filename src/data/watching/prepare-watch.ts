import { prepareDetails } from '#data/title/details.ts'
import { prepareEpisode } from '#data/title/seasons.ts'
import { readWatchAddress } from '#domain/watching/watch-address.ts'

/** For route loaders: what stands behind `/watch/` or `/player/`; false where it can name nothing, or the service does not know it. */
export async function prepareWatch(path: string): Promise<boolean> {
  const address = readWatchAddress(path)
  if (address === undefined || address === 'nothing') return address === 'nothing'
  const { media_type: type, media_id: id, season, episode } = address
  return season === null || episode === null ? prepareDetails(type, id) : prepareEpisode(id, season, episode)
}

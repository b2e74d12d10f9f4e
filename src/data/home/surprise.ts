import { titleKeyOf } from '#contract/media.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'
import { deviceTitles } from '#data/search/device-titles.ts'
import { surprise } from '#domain/home/surprise.ts'
import type { Title } from '#domain/title/title.ts'
import { deviceRandom } from '#platform/clock.ts'
import type { Language } from '#product/languages.ts'
import { lastKnownHome } from './home.ts'

/**
 * A title of those this device knows that the person has not watched; undefined when there is none left. Needs no network. Never rejects.
 *
 * @param shown those that were offered already, as `movie:603`
 */
export async function surpriseMe(shown: readonly string[], language: Language): Promise<Title | undefined> {
  const [titles, watched] = await Promise.all([deviceTitles(language), watchedKeys()])
  const [high = 0, low = 0] = deviceRandom.bytes(2)
  return surprise(titles, new Set([...shown, ...watched]), lastKnownHome().preferred, (high * 256 + low) / 65_536)
}

async function watchedKeys(): Promise<string[]> {
  try {
    const { store } = await engine.open()
    const rows = await store.read((tx) => tx.allRows('watch_history', currentOwner()))
    return rows.filter(({ deleted }) => !deleted).map(({ key }) => titleKeyOf(key))
  } catch {
    return []
  }
}

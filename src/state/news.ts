import { proxy } from 'valtio'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** How many articles are remembered as read; the sources themselves hand out fewer. */
const most = 500

/** The articles that were opened on this device, those opened last at the end. */
export const newsRead = proxy({ ids: readIds() })

function readIds(): string[] {
  return (storage.read(storageKeys.newsRead) ?? '').split(' ').filter((id) => /^[a-z0-9]{20}$/.test(id))
}

/** Notes that an article was opened. Another tab may have noted others since. */
export function markRead(id: string): void {
  newsRead.ids = [...new Set([...readIds(), ...newsRead.ids])]
    .filter((one) => one !== id)
    .concat(id)
    .slice(-most)
  storage.write(storageKeys.newsRead, newsRead.ids.join(' '))
}

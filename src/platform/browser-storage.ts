/** Whether the browser promised to keep this app's data; null where it makes no promises. */
export async function isPersisted(): Promise<boolean | null> {
  if (!('storage' in navigator) || !('persisted' in navigator.storage)) return null
  return navigator.storage.persisted().catch(() => null)
}

/** Asks the browser to keep this app's data when space runs out. Some ask the person, most decide by themselves. */
export async function askToPersist(): Promise<boolean> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return false
  return navigator.storage.persist().catch(() => false)
}

/** What the database takes, in bytes; null where the browser does not say. Only Chromium tells it apart from the caches. */
export async function databaseBytes(): Promise<number | null> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return null
  const estimate: StorageEstimate & { usageDetails?: { indexedDB?: number } } = await navigator.storage.estimate().catch(() => ({}))
  return estimate.usageDetails?.indexedDB ?? null
}

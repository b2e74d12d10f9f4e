/** The database could not be opened in time or at all; nothing was read or written. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Stuck behind another tab or a broken disk. */
export class OpenTimeout extends Error {
  override name = 'OpenTimeout'
}

/** Whether an error, or one it wraps (Dexie wraps what the browser says), has one of these names. */
export function isNamed(error: unknown, names: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('name' in error && typeof error.name === 'string' && names.includes(error.name)) return true
  if ('inner' in error && isNamed(error.inner, names)) return true
  return 'failures' in error && Array.isArray(error.failures) && error.failures.some((failure) => isNamed(failure, names))
}

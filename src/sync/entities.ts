import type { EntityName } from '#contract/sync.ts'

/** How one entity behaves on a device; a new synced entity is one line here. */
interface EntityRules {
  /**
   * What a guest's rows become at sign-in: `merge` adds them with their own stamps; `fill` only fills what the account never
   * decided, so that the settings of a borrowed device do not overwrite those of the person who signs in.
   */
  fromGuest: 'merge' | 'fill'
  /** How many rows a guest may keep; the one with the smallest `moment` (epoch ms, a field of the value) gives way. */
  guestLimit?: { rows: number; moment: string }
  /** A moment in the value (epoch ms) that a newer value of the same row never sets back. */
  advancing?: string
  /** Whether one register row (`clearKey`) hides every older row. */
  clearable?: true
}

export const entityRules: Record<EntityName, EntityRules> = {
  favorites: { fromGuest: 'merge' },
  watchlist: { fromGuest: 'merge' },
  watch_history: { fromGuest: 'merge', guestLimit: { rows: 50, moment: 'watched_at' }, advancing: 'watched_at', clearable: true },
  continue_watching: { fromGuest: 'merge' },
  title_notes: { fromGuest: 'merge' },
  preferences: { fromGuest: 'fill' },
}

/** A moment a value tells of itself, epoch ms; undefined when it tells none. */
export function momentIn(value: unknown, field: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const moment: unknown = Reflect.get(value, field)
  return typeof moment === 'number' ? moment : undefined
}

import type { EntityName } from '#contract/sync.ts'

/** How one entity behaves on a device; a new synced entity is one line here. */
interface EntityRules {
  /**
   * What a guest's rows become at sign-in: `merge` adds them with their own stamps; `fill` only fills what the account never
   * decided, so that the settings of a borrowed device do not overwrite those of the person who signs in.
   */
  fromGuest: 'merge' | 'fill'
}

export const entityRules: Record<EntityName, EntityRules> = {
  favorites: { fromGuest: 'merge' },
  preferences: { fromGuest: 'fill' },
}

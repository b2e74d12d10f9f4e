import type { KeyPress, KeySettings } from '#domain/keys.ts'

/** The keys as they are before anybody changes them. */
export const usual: KeySettings = { own: {}, areCharactersOff: false }

/** A key that is pressed alone, or with what is held. */
export const press = (key: string, code = '', held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
})

/** Bounds of a password in characters: any characters, nothing cut off (decision T14). */
export const passwordLength = { min: 8, max: 256 } as const

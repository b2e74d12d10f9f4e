/** What a file of a person's data says of itself, whether a device or the server wrote it. A file of a later version is not read by half. */
export const backupMark = { format: 'matinee', version: 1 } as const

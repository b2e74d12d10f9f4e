import { chooseFiles } from '#platform/local-files.ts'

/** Lets the person choose what to import among the files of this device; none when they leave it at that. */
export const chooseImportFiles = async (): Promise<File[]> =>
  (await chooseFiles({ 'application/json': ['.json'], 'text/csv': ['.csv'], 'application/zip': ['.zip'] })).map(({ file }) => file)

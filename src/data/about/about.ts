import { type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import { type Library, librariesQuery, type SourceState, sourceHealthQuery } from '#remote/api/about.ts'
import { runningBuild } from '#remote/lost-files.ts'

export type { Library, SourceState }

export const useSourceHealth = (): RetryableAnswer<readonly SourceState[]> => useAnswer(sourceHealthQuery)

export const useLibraries = (): RetryableAnswer<readonly Library[]> => useAnswer(librariesQuery)

/** The build that this page runs, by the hash of its first file; empty while developing. */
export const buildName = (): string => /([\w-]{8})\.js$/.exec(runningBuild())?.[1] ?? ''

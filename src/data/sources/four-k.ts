import { useEffect, useMemo, useState } from 'react'
import { watchableOf } from '#contract/media.ts'
import { type Failure, prepare, useAnswer } from '#data/catalogue/catalogue.ts'
import { type FourKTitle, fourKTitles, type Heights } from '#domain/sources/four-k.ts'
import type { Source, SourceProblem } from '#domain/sources/source.ts'
import { atMost, deviceClock } from '#platform/clock.ts'
import { askingSources } from '#product/sources.ts'
import { fourKQuery } from '#remote/api/four-k.ts'
import { keptFourK, ownFilesId } from './four-k-records.ts'
import { ownFileName } from './own-files.ts'
import { useSources } from './sources.ts'
import { usableSources } from './streams.ts'
import { readFourK } from './titles.ts'

/** What somebody says to have in 4K. */
interface Said {
  source: string
  heights: Heights
}

/** What the person's own sources have, and which of them could not be asked; what those had before is there. */
interface OwnFourK {
  said: readonly Said[]
  silent: readonly { source: Source; problem: SourceProblem }[]
}

export interface FourKList extends Pick<OwnFourK, 'silent'> {
  /** Each once, those of the person's own sources first; undefined while they are on their way, or where nothing is known. */
  titles: readonly FourKTitle[] | undefined
  /** What comes with Matinee is among them. */
  isWhole: boolean
  /** Of what comes with Matinee: when it was asked (epoch ms), and why it could not be. */
  asOf: number | undefined
  failure: Failure | undefined
  /** Asks everybody again. */
  retry: () => void
}

/** The titles of which a source reports a picture in 4K (specification, section 2; decision R9). */
export function useFourK(): FourKList {
  const { value: builtIn, asOf, failure, retry } = useAnswer(fourKQuery)
  const [tries, setTries] = useState(0)
  const own = useOwnFourK(tries)
  const titles = useMemo(() => {
    const ofMatinee = builtIn?.map(({ key, height, licence }): Said => ({ source: licence, heights: { [key]: height } }))
    if (own === undefined || (ofMatinee === undefined && failure === undefined)) return undefined
    const known = fourKTitles([...own.said, ...(ofMatinee ?? [])])
    return ofMatinee === undefined && known.length === 0 ? undefined : known
  }, [own, builtIn, failure])
  const again = (): void => {
    retry()
    setTries(tries + 1)
  }
  return { titles, isWhole: builtIn !== undefined, silent: own?.silent ?? [], asOf, failure, retry: again }
}

/** For route loaders: starts the list of what comes with Matinee. */
export const prepareFourK = (): Promise<void> => prepare(fourKQuery)

/** What the person's own sources have: what is remembered, then what they say now. Undefined before that is known. @param tries asks anew when it grows */
function useOwnFourK(tries: number): OwnFourK | undefined {
  const ids = useSources()
    ?.map(({ id, isOn, access }) => [id, isOn, access !== null].join(' '))
    .join('\n')
  const [own, setOwn] = useState<OwnFourK>()
  useEffect(() => {
    let isWanted = true
    void tellFourK(tries > 0, (said) => isWanted && setOwn(said))
    return () => {
      isWanted = false
    }
    // Other sources, or more of them that can be asked, say something else.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [ids, tries])
  return own
}

/** Tells what is remembered of the sources, and again once those that can be asked for all they have were asked. Never rejects. */
async function tellFourK(isAnew: boolean, tell: (own: OwnFourK) => void): Promise<void> {
  const sources = await usableSources()
  const known = new Map(await Promise.all(sources.map(async (source) => [source, await keptFourK(source.id)] as const)))
  const files = await filesInFourK()
  const listed = new Map<Source, Heights>()
  const problems = new Map<Source, SourceProblem>()
  const say = (): void =>
    tell({
      said: [
        ...[...known].flatMap(([source, kept]) => [
          { source: source.name, heights: listed.get(source) ?? kept.listed },
          { source: source.name, heights: kept.heard },
        ]),
        ...files,
      ],
      silent: [...problems].map(([source, problem]) => ({ source, problem })),
    })
  const asked = [...known].filter(
    ([{ kind }, { listedAt }]) => kind === 'jellyfin' && (isAnew || deviceClock.now() - listedAt > askingSources.titlesFreshMs),
  )
  const all = Promise.all(
    asked.map(async ([source]) => {
      const answer = await readFourK(source)
      if (answer.ok) listed.set(source, answer.value)
      else problems.set(source, answer.problem)
    }),
  )
  // Whoever is asked for the first time is waited for, so that nothing moves when they come.
  if (asked.some(([, { listedAt }]) => listedAt === 0)) await atMost(askingSources.headStartMs, all)
  say()
  await all
  say()
}

/** The files of this device that were seen to be in 4K and can still be found, by their names. Never rejects. */
async function filesInFourK(): Promise<Said[]> {
  const { heard } = await keptFourK(ownFilesId)
  const named = await Promise.all(
    Object.entries(heard).map(async ([key, height]) => ({
      source: await ownFileName(watchableOf(key)).catch(() => undefined),
      heights: { [key]: height },
    })),
  )
  return named.flatMap(({ source, heights }) => (source === undefined ? [] : { source, heights }))
}

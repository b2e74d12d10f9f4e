import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { channelsQuery } from '#remote/api/live-tv.ts'
import { liveTv } from '#state/live-tv.ts'
import { useOwnChannels } from './own-channels.ts'

/** What is on the air: the channels of the person's own playlists, then those of the server. Those for adults only where this device shows them. */
export function useChannels(): RetryableAnswer<readonly Channel[]> & {
  /** Some are left out because they are for adults. */
  hasHidden: boolean
  /** More may come: the person's own playlists are not known yet. */
  isComing: boolean
} {
  const answer = useAnswer(channelsQuery)
  const own = useOwnChannels()
  const { isAdultShown } = useSnapshot(liveTv)
  const { shown, hasHidden } = useMemo(() => {
    const all = [...(own ?? []), ...(answer.value ?? [])]
    const seen = isAdultShown ? all : all.filter(({ category }) => category !== 'adult')
    return { shown: seen, hasHidden: seen.length < all.length }
  }, [answer.value, own, isAdultShown])
  const isKnown = answer.value !== undefined || shown.length > 0
  return { ...answer, ...(isKnown && { value: shown }), hasHidden, isComing: own === undefined }
}

/** For route loaders: starts the list of channels. */
export const prepareChannels = (): Promise<boolean> => prepareEntry(channelsQuery)

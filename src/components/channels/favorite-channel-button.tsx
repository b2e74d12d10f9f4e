import { HeartButton } from '#components/cards/heart-button.tsx'
import { toggleFavoriteChannel, useFavoriteChannels } from '#data/live-tv/favorite-channels.ts'
import type { Channel } from '#domain/live-tv/channel.ts'

/** Puts a channel among the person's favorites, or takes it from them. */
export function FavoriteChannelButton({ channel: { id, name } }: { channel: Pick<Channel, 'id' | 'name'> }) {
  return <HeartButton name={name} isFavorite={useFavoriteChannels().includes(id)} onPress={() => void toggleFavoriteChannel(id)} />
}

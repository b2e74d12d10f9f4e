import { HeartButton } from '#components/cards/heart-button.tsx'
import { toggleFavoriteChannel } from '#data/live-tv/favorite-channels.ts'
import type { Channel } from '#domain/live-tv/channel.ts'

interface FavoriteChannelButtonProps {
  channel: Pick<Channel, 'id' | 'name'>
  isFavorite: boolean
}

/** Puts a channel among the person's favorites, or takes it from them. */
export function FavoriteChannelButton({ channel: { id, name }, isFavorite }: FavoriteChannelButtonProps) {
  return <HeartButton name={name} isFavorite={isFavorite} onPress={() => void toggleFavoriteChannel(id)} />
}

import { useLingui } from '@lingui/react/macro'
import { toggleFavoriteChannel, useFavoriteChannels } from '#data/live-tv/favorite-channels.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#ui/icons/icons.tsx'

/** Puts a channel among the person's favorites, or takes it from them. */
export function FavoriteChannelButton({ channel: { id, name } }: { channel: Pick<Channel, 'id' | 'name'> }) {
  const { t } = useLingui()
  const isFavorite = useFavoriteChannels().includes(id)
  return (
    <IconButton
      label={isFavorite ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
      aria-pressed={isFavorite}
      onClick={() => void toggleFavoriteChannel(id)}
    >
      {isFavorite ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
    </IconButton>
  )
}

import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { EpisodesBeside } from '#data/watching/episodes-beside.ts'
import { imageUrl } from '#domain/title/picture.ts'
import type { Playing } from '#state/player.ts'
import { playerSettings } from '#state/player-settings.ts'
import type { Media } from '#ui/media/media.ts'
import { showMediaSession } from '#ui/media/media-session.ts'
import type { Commands } from './commands.ts'

/** Where the device shows what plays: lock screen, headset, keyboard. */
export function useMediaSession(media: Media | null, { title, episode }: Playing, beside: EpisodesBeside, commands: Commands): void {
  const { isPictureInPictureAutomatic: isLeaving } = useSnapshot(playerSettings)
  const { before, after } = beside
  const { act, move } = commands
  useEffect(() => {
    if (!media) return undefined
    const artwork = (['w92', 'w185', 'w500'] as const).flatMap((size) => {
      const src = imageUrl(title.posterPath, size)
      return src === null ? [] : [{ src }]
    })
    const name = episode && episode.name !== '' ? episode.name : title.title
    return showMediaSession(
      media,
      { title: name, artist: episode ? title.title : '', artwork },
      {
        move,
        next: after && (() => act('next')),
        previous: before && (() => act('previous')),
        leave: isLeaving ? () => act('pictureInPicture') : undefined,
      },
    )
  }, [media, title, episode, before, after, act, move, isLeaving])
}

import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { moveFavoriteChannel, useFavoriteChannels } from '#data/live-tv/favorite-channels.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { verdictOf } from '#domain/live-tv/verdict.ts'
import { liveTv } from '#state/live-tv.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { LinesIcon } from '#ui/icons/later-icons.tsx'
import { ChannelRow } from './channel-row.tsx'
import * as css from './live-tv.css.ts'

/** The person's favorites in their order, which is also that of changing channels: to be dragged, or moved a place at a time. */
export const FavoriteChannels = memo(function FavoriteChannels({ channels }: { channels: readonly Channel[] }) {
  const { t } = useLingui()
  const favorites = useFavoriteChannels()
  const [dragged, setDragged] = useState<string | null>(null)
  const [isArranging, setArranging] = useState(false)
  const { learned } = useSnapshot(liveTv)
  // A channel that its source does not list at the moment keeps its place.
  const shown = useMemo(() => {
    if (favorites.length === 0) return []
    const byId = new Map(channels.map((channel) => [channel.id, channel]))
    return favorites.flatMap((id) => byId.get(id) ?? [])
  }, [channels, favorites])
  const placeOf = (channel: Channel | undefined): number => (channel ? favorites.indexOf(channel.id) : -1)
  const move = (id: string, to: Channel | undefined): void => {
    if (to && to.id !== id) void moveFavoriteChannel(id, placeOf(to))
  }
  if (shown.length === 0) return null
  return (
    <section>
      <div className={css.favoritesHead}>
        <h2 className={css.heading}>
          <Trans>Favorites</Trans>
        </h2>
        {shown.length > 1 && (
          <Chip pressed={isArranging} onClick={() => setArranging(!isArranging)}>
            <Trans>Arrange</Trans>
          </Chip>
        )}
      </div>
      <ol className={css.favorites}>
        {shown.map((channel, place) => {
          const { id, name } = channel
          return (
            // Dragging is the mouse's way; the buttons inside are everybody's.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={id}
              className={css.row}
              data-dragged={dragged === id}
              draggable={isArranging}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move'
                setDragged(id)
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null) move(dragged, channel)
                setDragged(null)
              }}
            >
              <ChannelRow channel={channel} verdict={verdictOf(channel, learned)} isFavorite>
                {isArranging && (
                  <>
                    <span className={css.grip} aria-hidden="true">
                      <LinesIcon size={18} />
                    </span>
                    <IconButton label={t`Move ${name} up`} aria-disabled={place === 0} onClick={() => move(id, shown[place - 1])}>
                      <ChevronDownIcon size={20} className={css.up} />
                    </IconButton>
                    <IconButton
                      label={t`Move ${name} down`}
                      aria-disabled={place === shown.length - 1}
                      onClick={() => move(id, shown[place + 1])}
                    >
                      <ChevronDownIcon size={20} />
                    </IconButton>
                  </>
                )}
              </ChannelRow>
            </li>
          )
        })}
      </ol>
    </section>
  )
})

import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { watchableKey } from '#contract/media.ts'
import { titlePath } from '#components/links/title-path.ts'
import { watchLines } from '#data/sources/four-k-records.ts'
import { reportToSource } from '#data/sources/report.ts'
import { useEpisodesBeside } from '#data/watching/episodes-beside.ts'
import { recordProgress } from '#data/watching/record-progress.ts'
import { closePlayer, player, type PlayerPlace, type Playing } from '#state/player.ts'
import { playerSettings } from '#state/player-settings.ts'
import { session } from '#state/session.ts'
import { MediaContext, useMedia, useMediaState } from '#ui/media/use-media.ts'
import { useCommands } from './commands.ts'
import { Controls } from './controls.tsx'
import { CornerControls } from './corner-controls.tsx'
import { Offers } from './offers.tsx'
import { Panels } from './panels.tsx'
import * as css from './player.css.ts'
import { ScreenStaysLit } from './screen-stays-lit.tsx'
import { type Panel, type Stage, StageContext } from './stage.ts'
import { StageMessage } from './stage-message.tsx'
import { Subtitles, trackFor } from './subtitles.tsx'
import { TouchLayer } from './touch-layer.tsx'
import { useControls } from './use-controls.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayback } from './use-playback.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useVideo } from './use-video.ts'

const none: readonly never[] = []

interface PlayerProps {
  playing: Playing
  place: PlayerPlace
}

/**
 * The one player of a tab: over its page, over everything or in the corner. It stays where it is in the document while the pages change, so
 * that nothing interrupts what plays.
 */
export function Player({ playing: what, place }: PlayerProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { isWide } = useSnapshot(player)
  const frame = useRef<HTMLElement>(null)
  const [media, attach] = useVideo()
  const [panel, openPanel] = useState<Panel | null>(null)
  const playback = usePlayback(what, media)
  const beside = useEpisodesBeside(what.watchable)
  const { stream } = playback
  const goTo = useCallback((path: string) => void router.navigate({ href: path, replace: player.place !== 'corner' }), [router])
  const { commands, feedback } = useCommands(media, {
    what,
    beside,
    chapters: stream?.chapters ?? none,
    segments: stream?.segments ?? none,
    openPanel,
    goTo,
  })
  const isShown = useControls(frame, media, panel !== null) && place !== 'corner'
  const source = stream?.line ?? ''
  useEffect(() => (media ? recordProgress(what, media.element, media.now, source) : undefined), [media, what, source])
  const streamId = stream?.id
  useEffect(() => (media && streamId !== undefined ? reportToSource(streamId, media.element, media.now) : undefined), [media, streamId])
  useEffect(() => {
    const element = media?.element
    return element && stream ? watchLines(stream, what.watchable, element) : undefined
    // The id says all of the stream.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [media, what, streamId])
  useMediaSession(media, what, beside, commands)
  usePlayerKeys(frame, place, commands, () => {
    if (place === 'corner') closePlayer()
    if (place === 'whole') {
      if (router.history.canGoBack()) router.history.back()
      else goTo(titlePath(what.title))
    }
  })
  const { user } = useSnapshot(session)
  const [owner] = useState(user?.id)
  useEffect(() => {
    // What one person watches is nothing for the next one.
    if (user?.id !== owner) closePlayer()
  }, [user, owner])
  useEffect(() => {
    // Whoever left a player that stood still has left it.
    if (place === 'corner' && media?.now().isPaused !== false) closePlayer()
  }, [place, media])
  const stage: Stage = { what, playback, beside, commands, feedback, panel, openPanel }

  const { title } = what
  const name = title.title
  return (
    <section
      ref={frame}
      className={css.place[place]}
      aria-label={t`Player: ${name}`}
      data-player={place}
      data-wide={isWide}
      data-idle={!isShown && place !== 'corner'}
    >
      {/* Subtitles are drawn below: the element's own cannot have the person's style. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={attach} className={css.picture} playsInline preload="auto" />
      {media && (
        <MediaContext value={media}>
          <StageContext value={stage}>
            <ScreenStaysLit />
            <PreferredVoice />
            <Subtitles isRaised={isShown} isSmall={place === 'corner'} />
            {place === 'corner' ? (
              <CornerControls />
            ) : (
              <>
                <TouchLayer frame={frame} isShown={isShown} />
                <Controls isShown={isShown} place={place} />
                <StageMessage />
                <Offers key={watchableKey(what.watchable)} />
                <Panels />
              </>
            )}
          </StageContext>
        </MediaContext>
      )}
    </section>
  )
}

/** Takes the voice of the person's language, where the stream has it. */
function PreferredVoice() {
  const media = useMedia()
  const { voice: language } = useSnapshot(playerSettings)
  const wanted = useMediaState(({ voices }) => trackFor(voices, language)?.id ?? null)
  useEffect(() => {
    if (wanted !== null && media.now().voice !== wanted) media.setVoice(wanted)
  }, [media, wanted])
  return null
}

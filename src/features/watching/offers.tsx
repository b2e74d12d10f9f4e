import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Segment } from '#contract/streams.ts'
import { keysOf } from '#domain/keys.ts'
import { segmentAt } from '#domain/watching/stretches.ts'
import { playing } from '#product/playing.ts'
import { keyGroups } from '#product/keys.ts'
import { keySettings } from '#state/key-settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { useMediaState } from '#ui/media/use-media.ts'
import { NextOffer } from './next-offer.tsx'
import * as css from './offers.css.ts'
import { useStage } from './stage.ts'

/** What the player offers by itself: to skip what people skip, and the next episode. */
export function Offers() {
  const { beside } = useStage()
  return (
    <div className={css.offers}>
      <PlaceChoice />
      <SkipOffer />
      {beside.after && <NextOffer episode={beside.after} />}
    </div>
  )
}

/** Two devices were at two places of the same film: which one counts is the person's to say. */
function PlaceChoice() {
  const { playback, commands } = useStage()
  const { choice, decide } = playback
  const duration = useMediaState((state) => state.duration)
  if (choice === null || duration === 0) return null
  const { own, other } = choice
  const share = (at: number): number => Math.round((at / duration) * 100)
  const here = share(own)
  const there = share(other)
  const goTo = (at: number): void => {
    commands.seek(at)
    decide()
  }
  return (
    <div className={css.offer} role="status" data-place-choice>
      <p className={css.offerName}>
        <Trans>You were at two places. Where to?</Trans>
      </p>
      <div className={css.offerActions}>
        <Button look="primary" onClick={() => goTo(own)}>
          <Trans>This device: {here} %</Trans>
        </Button>
        <Button onClick={() => goTo(other)}>
          <Trans>Other device: {there} %</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Offered once for a while; seeking back into a segment offers nothing again, its key still works. */
function SkipOffer() {
  const { playback, beside } = useStage()
  const segments = playback.stream?.segments ?? []
  const kind = useMediaState(({ position }) => segmentAt(segments, position)?.kind ?? null)
  const [inside, setInside] = useState(kind)
  const [offered, setOffered] = useState<readonly Segment['kind'][]>([])
  if (kind !== inside) {
    setInside(kind)
    if (inside !== null) setOffered([...offered, inside])
  }
  // Behind the credits of an episode comes the next one.
  if (kind === null || offered.includes(kind) || (kind === 'credits' && beside.after)) return null
  return <SkipButton key={kind} kind={kind} />
}

function SkipButton({ kind }: { kind: Segment['kind'] }) {
  const { t } = useLingui()
  const { commands } = useStage()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), playing.skipOfferMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  const words: Record<Segment['kind'], string> = { recap: t`Skip recap`, intro: t`Skip intro`, credits: t`Skip credits` }
  return (
    <Button look="primary" aria-keyshortcuts={keysOf(keyGroups.player, 'skip', keySettings)[0]} onClick={() => commands.act('skip')}>
      {words[kind]}
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { mediaKey } from '#contract/media.ts'
import { surpriseMe } from '#data/home/surprise.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { Button } from '#ui/controls/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { HeroCard, HeroCardSkeleton } from './hero-card.tsx'
import * as css from './sheets.css.ts'

/** One title for those who cannot decide, and another one, and another one. */
export function SurpriseSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const [shown, setShown] = useState<readonly string[]>([])
  /** Null when there is none left. */
  const [title, setTitle] = useState<Title | null>()
  useEffect(() => {
    let isWanted = true
    void surpriseMe(shown, language).then((next) => isWanted && setTitle(next ?? null))
    return () => {
      isWanted = false
    }
  }, [shown, language])
  const another = (): void => {
    if (title) setShown([...shown, mediaKey(titleRef(title))])
  }
  return (
    <Sheet
      open
      onClose={onClose}
      onLink={onClose}
      title={<Trans>Surprise me</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <div className={css.root} aria-live="polite">
        {title === undefined && <HeroCardSkeleton />}
        {title === null && (
          <p>
            <Trans>That was everything this device knows and you have not watched. Browse a little, and there will be more.</Trans>
          </p>
        )}
        {title && (
          <>
            <h3 className={css.name} lang={title.foreign?.title}>
              {title.title}
            </h3>
            <HeroCard title={title} plain />
            <Button look="primary" onClick={another}>
              <Trans>Another one</Trans>
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}

import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'
import type { Failure } from '#data/catalogue/catalogue.ts'
import type { TitleQuery } from '#data/catalogue/list-queries.ts'
import { deviceList } from '#domain/discover/device-list.ts'
import type { Title } from '#domain/title/title.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './title-list.css.ts'

interface ListFailedProps {
  failure: Failure
  query: TitleQuery
  onRetry: () => void
  /** What could not be shown, in the words of specification section 8. */
  children: ReactNode
}

/** A list of which not even the beginning can be had: why, and what this device would put there itself. */
export function ListFailed({ failure, query, onRetry, children }: ListFailedProps) {
  const titles = useDeviceList(query)
  const isOffline = failure === 'offline' || failure === 'timeout'
  return (
    <>
      {isOffline ? (
        <PageFailed failure={failure} onRetry={onRetry} level={2} />
      ) : (
        <FailedBlock failure={failure} onRetry={onRetry}>
          {children}
        </FailedBlock>
      )}
      {titles !== undefined && titles.length > 0 && (
        <section className={css.onDevice}>
          <h2>
            <Trans>What this device knows of it</Trans>
          </h2>
          <PosterGrid titles={titles} />
        </section>
      )}
    </>
  )
}

/** The titles that this device knows from other lists and would put there; undefined until it has looked, and where it cannot tell. */
function useDeviceList(query: TitleQuery): readonly Title[] | undefined {
  const { language } = useSnapshot(appearance)
  const [known, setKnown] = useState<readonly Title[]>([])
  useEffect(() => {
    let isWanted = true
    import('#data/search/device-titles.ts')
      .then(({ deviceTitles }) => deviceTitles(language))
      .then(
        (titles) => isWanted && setKnown(titles),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [language])
  return deviceList(query, known)
}

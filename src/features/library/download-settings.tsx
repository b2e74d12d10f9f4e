import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { AheadSwitch } from '#components/downloads/ahead-switch.tsx'
import type { Download } from '#domain/watching/download.ts'
import { downloadSettings, setRemovesWatched } from '#state/download-settings.ts'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './downloads-screen.css.ts'

/** What downloads do by themselves, for each show of which there is one. */
export function DownloadSettings({ downloads }: { downloads: readonly Download[] }) {
  const { removesWatched, ahead } = useSnapshot(downloadSettings)
  const shows = new Map(ahead.map(({ id, name }) => [id, name]))
  if (downloads.length === 0 && shows.size === 0) return null
  for (const { watchable, title } of downloads) if (watchable.media_type === 'tv') shows.set(watchable.media_id, title.title)
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>By themselves</Trans>
      </h2>
      <Switch
        label={<Trans>Remove what you have watched</Trans>}
        hint={<Trans>Once it is in your history and no longer in the player.</Trans>}
        on={removesWatched}
        onChange={setRemovesWatched}
      />
      {[...shows].map(([id, name]) => (
        <AheadSwitch key={id} show={{ id, name }} />
      ))}
    </section>
  )
}

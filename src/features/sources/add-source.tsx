import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { AddressForm } from '#components/sources/address-form.tsx'
import { PlaylistFile } from '#components/sources/playlist-file.tsx'
import { addSource, readAddressOf, type WholeKind } from '#data/sources/sources.ts'
import { Select } from '#ui/controls/choice.tsx'
import * as css from './sources.css.ts'

/** Where each kind of source is found, and what it hears. */
const words: Record<WholeKind, { hint: ReactNode; hears: ReactNode }> = {
  jellyfin: {
    hint: <Trans>As you open it in a browser, like https://media.example.org.</Trans>,
    hears: <Trans>The server hears what you play and where you stopped.</Trans>,
  },
  addon: {
    hint: <Trans>The address of its manifest. Torrents, streams without encryption and those that need a go-between are left out.</Trans>,
    hears: <Trans>The add-on hears which titles you open. Who runs it is responsible for what it offers, not Matinee.</Trans>,
  },
  peertube: {
    hint: <Trans>An instance as you open it in a browser, like https://video.example.org.</Trans>,
    hears: <Trans>The instance hears what you look for in it. Who runs it is responsible for what it offers, not Matinee.</Trans>,
  },
  archive: {
    hint: <Trans>Of its films those that say a free licence, or that they are in the public domain.</Trans>,
    hears: <Trans>The archive hears what you look for in it, and what you play from it.</Trans>,
  },
  playlist: {
    hint: <Trans>The address of an M3U file that lists films. Its server must let other sites read it.</Trans>,
    hears: <Trans>Its server hears that you read it, and what you play from it.</Trans>,
  },
}

/** Adds a source: of what kind, where, and that the person may use it. */
export function AddSource() {
  const { t } = useLingui()
  const [kind, setKind] = useState<WholeKind>('jellyfin')
  return (
    <section className={css.form}>
      <h2 className={css.heading}>
        <Trans>Add a source</Trans>
      </h2>
      <Select
        label={<Trans>What it is</Trans>}
        value={kind}
        onChoose={setKind}
        options={[
          ['jellyfin', t`Jellyfin server`],
          ['addon', t`Add-on`],
          ['peertube', t`PeerTube`],
          ['archive', t`Internet Archive`],
          ['playlist', t`Playlist`],
        ]}
      />
      <AddressForm
        key={kind}
        typedAtFirst={kind === 'archive' ? 'https://archive.org' : ''}
        label={<Trans>Address</Trans>}
        hint={words[kind].hint}
        hears={words[kind].hears}
        agreement={<Trans>I may use what this source has</Trans>}
        button={<Trans>Add source</Trans>}
        isMain
        read={(typed) => readAddressOf(kind, typed)}
        add={(typed) => addSource(kind, typed)}
      />
      {kind === 'playlist' && <PlaylistFile level={3} heading={<Trans>Or from a file</Trans>} />}
    </section>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressForm } from '#components/sources/address-form.tsx'
import type { Stream } from '#contract/streams.ts'
import { chooseOwnFile, reopenOwnFile, useOwnFile } from '#data/sources/own-files.ts'
import { addFilm, readFilmAddress } from '#data/sources/sources.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { OwnSearches } from './own-search.tsx'
import * as css from './panels.css.ts'
import { useStage } from './stage.ts'

/** What a person has of this title themselves: a file of the device, an address, or a source for everything. */
export function OwnPanel() {
  return (
    <>
      <OwnFile />
      <OwnSearches />
      <OwnAddress />
      <div className={css.part}>
        <p className={css.note}>
          <Trans>A server of your own, an add-on, PeerTube, the Internet Archive or a playlist is a source for all titles.</Trans>
        </p>
        <Link to="/sources" className={`${buttonClass()} ${css.submit}`}>
          <Trans>Your sources</Trans>
        </Link>
      </div>
    </>
  )
}

/** A film of this device, which stays where it is. */
function OwnFile() {
  const { what, playback, openPanel } = useStage()
  const { watchable } = what
  const known = useOwnFile(watchable)
  const [isGone, setGone] = useState(false)
  const begin = (stream: Stream | null): void => {
    if (stream === null) return
    playback.choose(stream)
    openPanel(null)
  }
  const reopen = async (): Promise<void> => {
    const stream = await reopenOwnFile(watchable)
    setGone(stream === null)
    begin(stream)
  }
  const name = known?.name ?? ''
  return (
    <div className={css.part}>
      <p className={css.note}>
        <Trans>A file of this device, and subtitles with it (MP4, WebM; VTT, SRT). It stays where it is.</Trans>
      </p>
      <div className={css.buttons}>
        {known && known.url === undefined && (
          <Button look="primary" onClick={() => void reopen()}>
            <Trans>Open {name} again</Trans>
          </Button>
        )}
        <Button look={known ? 'quiet' : 'primary'} onClick={() => void chooseOwnFile(watchable).then(begin)}>
          <Trans>Choose a file</Trans>
        </Button>
      </div>
      {isGone && (
        <p role="alert">
          <Trans>{name} may not be opened, or is no longer where it was. Choose it again.</Trans>
        </p>
      )}
    </div>
  )
}

/** The address of a film for this title. */
function OwnAddress() {
  const { what } = useStage()
  return (
    <div className={css.part}>
      <AddressForm
        label={<Trans>Address of the film</Trans>}
        hint={<Trans>Of an MP4 or WebM file, or of an HLS playlist.</Trans>}
        agreement={<Trans>I may use what is there</Trans>}
        button={<Trans>Add address</Trans>}
        isMain={false}
        read={readFilmAddress}
        add={(typed) => addFilm(typed, what.watchable, what.title.title)}
      />
    </div>
  )
}

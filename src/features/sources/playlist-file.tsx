import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import { useAddressWords } from '#components/sources/source-words.tsx'
import { addPlaylistFile, choosePlaylistFile, type PlaylistFileProblem } from '#data/sources/playlist-files.ts'
import { playlistLimits } from '#product/sources.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './sources.css.ts'

/** Adds a playlist from a file, chosen or dropped. It names no host of its own, so that the page stays open. */
export function PlaylistFile() {
  const { t, i18n } = useLingui()
  const { known, full, 'not-agreed': notAgreed } = useAddressWords()
  const [hasAgreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<PlaylistFileProblem | 'not-agreed'>()
  const most = i18n.number(playlistLimits.entries)
  const megabytes = i18n.number(playlistLimits.bytes / 1_000_000)
  const words: Record<PlaylistFileProblem | 'not-agreed', string> = {
    'no-playlist': t`This is no playlist of channels: its first line is not #EXTM3U, or it is one stream in parts.`,
    'too-large': t`This file is larger than ${megabytes} MB, the most that is read.`,
    'too-many': t`This playlist lists more than ${most} channels, the most that are read.`,
    known,
    full,
    'not-agreed': notAgreed,
  }
  const add = async (adding: () => Promise<PlaylistFileProblem | null | undefined>): Promise<void> => {
    if (!hasAgreed) return setProblem('not-agreed')
    const trouble = await adding()
    setProblem(trouble ?? undefined)
    if (trouble === null) setAgreed(false)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void add(() => addPlaylistFile(file))
  }
  return (
    // Whoever drops nothing has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.file} data-playlist-file onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h3 className={css.fileHeading}>
        <Trans>Or from a file</Trans>
      </h3>
      <p className={css.note}>
        <Trans>
          An M3U file, chosen or dropped here. A copy of it is kept on this device alone: it is not synced, and it works without a network.
        </Trans>
      </p>
      <Switch label={<Trans>I may use what this file lists</Trans>} on={hasAgreed} onChange={setAgreed} />
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {words[problem]}
        </p>
      )}
      <div>
        <Button onClick={() => void add(choosePlaylistFile)}>
          <Trans>Choose a file</Trans>
        </Button>
      </div>
    </div>
  )
}

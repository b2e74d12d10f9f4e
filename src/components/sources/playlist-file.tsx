import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useState } from 'react'
import { addPlaylistFile, choosePlaylistFile, type PlaylistFileProblem } from '#data/sources/playlist-files.ts'
import { playlistLimits } from '#product/sources.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './playlist-file.css.ts'
import { useAddressWords } from './source-words.tsx'

interface PlaylistFileProps {
  heading: ReactNode
  level: 2 | 3
  /** A file that was dropped elsewhere on the page. */
  dropped?: File | undefined
  onAdded?: () => void
}

/** Adds a playlist from a file, chosen or dropped. It names no host of its own, so that the page stays open. What was dropped waits until the person may use it. */
export function PlaylistFile({ heading, level, dropped, onAdded }: PlaylistFileProps) {
  const { t, i18n } = useLingui()
  const Heading = `h${level}` as const
  const { known, full, 'not-agreed': notAgreed } = useAddressWords()
  const [hasAgreed, setAgreed] = useState(false)
  const [waiting, setWaiting] = useState(dropped)
  const [problem, setProblem] = useState<PlaylistFileProblem | 'not-agreed' | undefined>(dropped && 'not-agreed')
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
    const trouble = await adding()
    setWaiting(undefined)
    setProblem(trouble ?? undefined)
    if (trouble !== null) return
    setAgreed(false)
    onAdded?.()
  }
  const take = (file: File): void => {
    if (hasAgreed) return void add(() => addPlaylistFile(file))
    setWaiting(file)
    setProblem('not-agreed')
  }
  const agree = (agrees: boolean): void => {
    setAgreed(agrees)
    if (agrees && problem === 'not-agreed') setProblem(undefined)
    if (agrees && waiting) void add(() => addPlaylistFile(waiting))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }
  return (
    // Whoever drops nothing has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.zone} data-playlist-file onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Heading className={css.heading}>{heading}</Heading>
      <p className={css.note}>
        <Trans>
          An M3U file, chosen or dropped here. A copy of it is kept on this device alone: it is not synced, and it works without a network.
        </Trans>
      </p>
      {waiting && <p className={css.waiting}>{waiting.name}</p>}
      <Switch label={<Trans>I may use what this file lists</Trans>} on={hasAgreed} onChange={agree} />
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {words[problem]}
        </p>
      )}
      <div>
        <Button onClick={() => (hasAgreed ? void add(choosePlaylistFile) : setProblem('not-agreed'))}>
          <Trans>Choose a file</Trans>
        </Button>
      </div>
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { BookCover } from '#components/books/book-cover.tsx'
import { EpisodeName } from '#components/cards/episode-name.tsx'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { AheadSwitch } from '#components/downloads/ahead-switch.tsx'
import { DownloadState } from '#components/downloads/download-state.tsx'
import { WatchedDownloadsSwitch } from '#components/downloads/watched-switch.tsx'
import { listenPath } from '#components/links/paths.ts'
import { watchPath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { useBookCopies } from '#data/audiobooks/copies.ts'
import { pauseDownload, removeCopy, removeDownload, resumeDownload, useDownloads } from '#data/watching/downloads/downloads.ts'
import { type AnyCopy, type BookCopy, type Copy, copyKey, type Download, downloadProgress } from '#domain/watching/download.ts'
import { useFormat } from '#i18n/formats.ts'
import { downloadSettings } from '#state/download-settings.ts'
import { Button, buttonClass, IconButton } from '#ui/controls/button.tsx'
import { InstallIcon, TrashIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import * as css from './downloads-screen.css.ts'
import * as library from './library.css.ts'
import { ReadyCheck } from './ready-check.tsx'

/** What can be watched on this device without a network, and what is still on its way. */
export function DownloadsScreen() {
  const { t } = useLingui()
  const downloads = useDownloads()
  const books = useBookCopies()
  const all = [...(downloads ?? []), ...(books ?? [])].toSorted((a, b) => b.addedAt - a.addedAt)
  return (
    <div className={library.screen}>
      <title>{t`Downloads – Matinee`}</title>
      <div className={library.head}>
        <h1 className={library.title}>
          <Trans>Downloads</Trans>
        </h1>
        {all.length > 0 && <Sum of={all} />}
      </div>
      {downloads && all.length === 0 && <NothingDownloaded />}
      {all.length > 0 && (
        <ul className={css.list}>
          {all.map((copy) =>
            'book' in copy ? <BookRow key={copyKey(copy)} copy={copy} /> : <DownloadRow key={copyKey(copy)} download={copy} />,
          )}
        </ul>
      )}
      {downloads && <DownloadSettings downloads={downloads} />}
      {downloads && <ReadyCheck />}
    </div>
  )
}

function Sum({ of: downloads }: { of: readonly AnyCopy[] }) {
  const format = useFormat()
  const size = format.size(downloads.reduce((sum, download) => sum + downloadProgress(download).bytes, 0))
  return (
    <p className={css.facts}>
      <Plural value={downloads.length} one={`# download, ${size} on this device`} other={`# downloads, ${size} on this device`} />
    </p>
  )
}

function DownloadRow({ download }: { download: Download }) {
  const { t } = useLingui()
  const format = useFormat()
  const { watchable, title, episode, state, stream } = download
  const { bytes, share } = downloadProgress(download)
  const name = title.title
  return (
    <li className={css.row}>
      <a href={watchPath(watchable, name)} className={css.link} data-card>
        <span className={`${css.picture} ${inkOf(watchable.media_id)}`}>
          <Picture path={episode?.stillPath ?? title.backdropPath} widths={['w185', 'w342']} sizes="136px" ratio={9 / 16}>
            <TitleCard title={name} />
          </Picture>
          {state !== 'done' && <ProgressBar share={share} className={css.bar} />}
        </span>
        <span className={css.words}>
          <span className={css.name} lang={title.foreign?.title}>
            {name}
          </span>
          {episode && (
            <span className={css.facts}>
              <EpisodeName of={watchable} />
            </span>
          )}
          <span className={css.facts}>
            <DownloadState download={download} /> · {format.size(bytes)}
          </span>
          {stream.licence && <span className={css.facts}>{stream.licence.attribution}</span>}
        </span>
      </a>
      <HoldButton copy={download} id={copyKey(download)} />
      <IconButton label={t`Remove the download of ${name}`} onClick={() => void removeDownload(watchable)}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  )
}

/** Holds up what is on its way, or goes on with it. */
function HoldButton({ copy: { state }, id }: { copy: Copy; id: string }) {
  if (state === 'done') return null
  if (state === 'running') {
    return (
      <Button onClick={() => void pauseDownload(id)}>
        <Trans>Pause</Trans>
      </Button>
    )
  }
  return (
    <Button onClick={() => void resumeDownload(id)}>
      <Trans>Go on</Trans>
    </Button>
  )
}

function BookRow({ copy }: { copy: BookCopy }) {
  const { t } = useLingui()
  const format = useFormat()
  const { book, state } = copy
  const { bytes, share } = downloadProgress(copy)
  const { title } = book
  return (
    <li className={css.row}>
      <a href={listenPath(book)} className={css.link} data-card>
        <span className={css.book}>
          <BookCover book={book} />
          {state !== 'done' && <ProgressBar share={share} className={css.bar} />}
        </span>
        <span className={css.words}>
          <span className={css.name} lang={book.language ?? undefined}>
            {title}
          </span>
          <span className={css.facts}>
            <Trans>Audiobook</Trans> · {book.authors.join(', ')}
          </span>
          <span className={css.facts}>
            <DownloadState download={copy} /> · {format.size(bytes)}
          </span>
          {book.licence && <span className={css.facts}>{book.licence.attribution}</span>}
        </span>
      </a>
      <HoldButton copy={copy} id={copyKey(copy)} />
      <IconButton label={t`Remove the download of ${title}`} onClick={() => void removeCopy(copyKey(copy))}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  )
}

const NothingDownloaded = () => (
  <EmptyState
    art={<InstallIcon size={48} />}
    title={<Trans>Nothing downloaded yet</Trans>}
    action={
      <Link to="/" className={buttonClass('primary')}>
        <Trans>Find something</Trans>
      </Link>
    }
  >
    <Trans>
      Where the licence allows it, the page of a movie or an episode has a button “Download”. What you download plays without a network.
    </Trans>
  </EmptyState>
)

/** What downloads do by themselves, for each show of which there is one. */
function DownloadSettings({ downloads }: { downloads: readonly Download[] }) {
  const { ahead } = useSnapshot(downloadSettings)
  const shows = new Map(ahead.map(({ id, name }) => [id, name]))
  if (downloads.length === 0 && shows.size === 0) return null
  for (const { watchable, title } of downloads) if (watchable.media_type === 'tv') shows.set(watchable.media_id, title.title)
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>By themselves</Trans>
      </h2>
      <WatchedDownloadsSwitch />
      {[...shows].map(([id, name]) => (
        <AheadSwitch key={id} show={{ id, name }} />
      ))}
    </section>
  )
}

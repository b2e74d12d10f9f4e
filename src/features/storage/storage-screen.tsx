import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/formats.ts'
import { type Droppable, type StorageUse, useStorageUse } from '#data/account/storage-use.ts'
import { rowNames } from '#product/row-names.ts'
import { KeptSections } from './kept-sections.tsx'
import { type Part, StorageRow } from './storage-row.tsx'
import * as css from './storage.css.ts'

/** What this device keeps for the app, what of it can be given up, and how safe the rest is. */
export function StorageScreen() {
  const { t } = useLingui()
  const { use, drop, askToKeep } = useStorageUse()
  return (
    <div className={css.screen}>
      <title>{t`Storage – Matinee`}</title>
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>
            <Trans>Storage</Trans>
          </h1>
          <p className={css.lead}>
            <Trans>Matinee works without a network because it keeps these things on this device.</Trans>
          </p>
          <Total use={use} />
        </div>
        <Parts use={use} onDrop={drop} />
        {use && <KeptSections use={use} onAsk={askToKeep} />}
      </div>
    </div>
  )
}

const bytesOf = (use: StorageUse): Record<Part, number> => ({
  pictures: use.pictures.bytes,
  catalogue: use.catalogue.bytes,
  app: use.app.bytes,
  articles: use.articles.bytes,
  downloads: use.downloads.bytes,
  own: use.own?.bytes ?? 0,
})

function Total({ use }: { use: StorageUse | undefined }) {
  const format = useFormat()
  const bytes = use && bytesOf(use)
  const parts = bytes === undefined ? [] : rowNames(bytes).map((part) => [part, bytes[part]] as const)
  const all = parts.reduce((sum, [, bytes]) => sum + bytes, 0)
  const size = format.size(all)
  return (
    <>
      <p className={css.total}>{use === undefined ? <Trans>Counting...</Trans> : <Trans>{size} in use</Trans>}</p>
      <div className={css.bar} aria-hidden="true">
        {parts
          .filter(([, bytes]) => bytes > 0)
          .map(([part, bytes]) => (
            <div key={part} className={`${css.part} ${css.fill[part]}`} style={{ flexGrow: bytes, flexBasis: 0 }} />
          ))}
      </div>
    </>
  )
}

function Parts({ use, onDrop }: { use: StorageUse | undefined; onDrop: (what: Droppable) => Promise<void> }) {
  const pictures = use?.pictures.entries ?? 0
  const answers = use?.catalogue.entries ?? 0
  const files = use?.app.entries ?? 0
  const rows = use?.own?.rows ?? 0
  const articles = use?.articles.entries ?? 0
  const downloads = use?.downloads.entries ?? 0
  return (
    <ul className={css.list}>
      <StorageRow
        part="pictures"
        name={<Trans>Pictures</Trans>}
        note={<Plural value={pictures} one="# picture you have seen" other="# pictures you have seen" />}
        bytes={use?.pictures.bytes}
        drop={{ disabled: pictures === 0, run: () => onDrop('pictures') }}
      />
      <StorageRow
        part="catalogue"
        name={<Trans>Catalogue</Trans>}
        note={<Plural value={answers} one="# page you have looked at" other="# pages you have looked at" />}
        bytes={use?.catalogue.bytes}
        drop={{ disabled: answers === 0, run: () => onDrop('catalogue') }}
      />
      <StorageRow
        part="articles"
        name={<Trans>Saved articles</Trans>}
        note={
          <Plural
            value={articles}
            one="# picture, there until you remove its article"
            other="# pictures, there until you remove their articles"
          />
        }
        bytes={use?.articles.bytes}
      />
      <StorageRow
        part="downloads"
        name={
          <Link to="/downloads" className={css.link}>
            <Trans>Downloads</Trans>
          </Link>
        }
        note={<Plural value={downloads} one="# movie or episode" other="# movies and episodes" />}
        bytes={use?.downloads.bytes}
      />
      <StorageRow
        part="app"
        name={<Trans>The app itself</Trans>}
        note={<Plural value={files} one="# file, needed to start offline" other="# files, needed to start offline" />}
        bytes={use?.app.bytes}
      />
      <StorageRow
        part="own"
        name={<Trans>Your lists and settings</Trans>}
        note={<Plural value={rows} one="# entry, and a reserve for a full device" other="# entries, and a reserve for a full device" />}
        bytes={use && (use.own?.bytes ?? null)}
      />
    </ul>
  )
}

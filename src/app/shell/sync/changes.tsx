import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { clearKey } from '#contract/sync.ts'
import { copyChange, discardChange, retryChange } from '#data/sync/rejected-changes.ts'
import { listedAtMost, type ListedChange, type RefusedChange, usePendingChanges, useRefusedChanges } from '#data/sync/outbox.ts'
import { changeWords, historyClearedWords, preferenceName, refusalWords } from '#i18n/change-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Age } from './age.tsx'
import * as css from './sync-sheet.css.ts'

/** The changes that wait to be sent, the oldest first, with their ages. `count` is how many there are in all. */
export function PendingChanges({ count }: { count: number }) {
  const changes = usePendingChanges()
  if (!changes || changes.length === 0) return null
  const more = count - changes.length
  return (
    <section>
      <h3 className={css.heading}>
        <Trans>Waiting to be sent</Trans>
      </h3>
      <ul>
        {changes.map((change) => (
          <Line key={change.id} change={change} />
        ))}
      </ul>
      {changes.length === listedAtMost && more > 0 && (
        <p className={css.sentence}>
          <Plural value={more} one="and # newer one" other="and # newer ones" />
        </p>
      )}
    </section>
  )
}

/** The changes the server refused: what each was, why, and what can be done about it. */
export function RefusedChanges() {
  const changes = useRefusedChanges()
  if (!changes || changes.length === 0) return null
  return (
    <section>
      <h3 className={css.heading}>
        <Trans>Could not be saved</Trans>
      </h3>
      <ul>
        {changes.map((change) => (
          <Line key={change.id} change={change}>
            <Refusal change={change} />
          </Line>
        ))}
      </ul>
    </section>
  )
}

/** Why, and what can be done about it. */
function Refusal({ change: { id, reason } }: { change: RefusedChange }) {
  const { i18n } = useLingui()
  return (
    <>
      <p className={css.reason}>{i18n._(refusalWords(reason))}</p>
      <div className={css.actions}>
        <Button className={css.action} onClick={() => void retryChange(id)}>
          <Trans>Retry</Trans>
        </Button>
        <Button look="plain" className={css.action} onClick={() => void discardChange(id)}>
          <Trans>Discard</Trans>
        </Button>
        <Button look="plain" className={css.action} onClick={() => void copyChange(id)}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </>
  )
}

/** A change with its age; `children` stand below its name. */
function Line({ change, children }: { change: ListedChange; children?: ReactNode }) {
  return (
    <li className={css.change}>
      <div className={css.words}>
        <ChangeName change={change} />
        {children}
      </div>
      <span className={css.age}>
        <Age since={change.at} />
      </span>
    </li>
  )
}

/** What a change is about, and what it does to it. */
function ChangeName({ change }: { change: ListedChange }) {
  const { i18n } = useLingui()
  const { entity, key, op } = change
  if (key === clearKey) return <p className={css.name}>{i18n._(historyClearedWords)}</p>
  return (
    <>
      <p className={css.name}>{entity === 'preferences' ? preferenceName(i18n, key) : <TitleName change={change} />}</p>
      <p className={css.facts}>{i18n._(changeWords[entity][op])}</p>
    </>
  )
}

/** What was removed here and refused by the server, of which nothing but its number is left. */
function Unnamed({ mediaKey }: { mediaKey: string }) {
  const [type, id = mediaKey] = mediaKey.split(':')
  return type === 'tv' ? <Trans>Show no. {id}</Trans> : <Trans>Movie no. {id}</Trans>
}

function TitleName({ change: { key, value } }: { change: ListedChange }) {
  const { title, season = null, episode = null } = (value ?? {}) as { title?: string; season?: number; episode?: number }
  if (title === undefined) return <Unnamed mediaKey={key} />
  if (season === null || episode === null) return title
  return (
    <Trans>
      {title}, S{season} E{episode}
    </Trans>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { PreferenceField } from '#contract/entities/preferences.ts'
import { clearKey } from '#contract/sync.ts'
import type { ListedChange } from '#data/sync/outbox.ts'
import { changeWords, historyClearedWords, preferenceNames } from '#i18n/change-words.ts'
import * as css from './sync-sheet.css.ts'

/** What a change is about, and what it does to it. */
export function ChangeName({ change }: { change: ListedChange }) {
  const { i18n } = useLingui()
  const { entity, key, op } = change
  if (key === clearKey) return <p className={css.name}>{i18n._(historyClearedWords)}</p>
  return (
    <>
      <p className={css.name}>
        {entity === 'preferences' ? i18n._(preferenceNames[key as PreferenceField]) : <TitleName change={change} />}
      </p>
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

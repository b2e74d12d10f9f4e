import { Trans, useLingui } from '@lingui/react/macro'
import { copyChange, discardChange, retryChange } from '#data/sync/rejected-changes.ts'
import { type RefusedChange, useRefusedChanges } from '#data/sync/outbox.ts'
import { refusalWords } from '#i18n/change-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Age } from './age.tsx'
import { ChangeName } from './change-name.tsx'
import * as css from './sync-sheet.css.ts'

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
          <li key={change.id} className={css.change}>
            <Refused change={change} />
            <span className={css.age}>
              <Age since={change.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refused({ change }: { change: RefusedChange }) {
  const { i18n } = useLingui()
  const { id, reason } = change
  return (
    <div className={css.words}>
      <ChangeName change={change} />
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
    </div>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { listedAtMost, usePendingChanges } from '#data/sync/outbox.ts'
import { Age } from './age.tsx'
import { ChangeName } from './change-name.tsx'
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
          <li key={change.id} className={css.change}>
            <div className={css.words}>
              <ChangeName change={change} />
            </div>
            <span className={css.age}>
              <Age since={change.at} />
            </span>
          </li>
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { chordOf, keysOf } from '#domain/keys.ts'
import { keyNames } from '#i18n/key-names.ts'
import { type KeyGroup, keyGroups } from '#product/keys.ts'
import type { KeyChord } from '#product/player-keys.ts'
import { rowNames } from '#product/row-names.ts'
import { keySettings, resetKeys, setKey } from '#state/key-settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { useNextKey } from '#ui/controls/use-next-key.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as css from './key-editor.css.ts'

export interface KeySection {
  group: KeyGroup
  title?: ReactNode
  /** What is no choice, after the keys that are. */
  fixed?: readonly (readonly [name: ReactNode, ...keys: string[]])[]
}

interface Asked {
  group: KeyGroup
  action: string
}

/** What came of the last choice. */
type Outcome = { kind: 'taken'; key: string; from: string } | { kind: 'reserved'; key: string } | undefined

/** Keys and what they do. A press on one, then another key, changes it; what had that key until now is told. */
export function KeyEditor({ sections }: { sections: readonly KeySection[] }) {
  const { i18n } = useLingui()
  const settings = useSnapshot(keySettings)
  const [asked, ask] = useState<Asked>()
  const [outcome, setOutcome] = useState<Outcome>()
  const groups = sections.map(({ group }) => group)

  const choose = ({ group, action }: Asked, chord: KeyChord): Outcome => {
    if (group.reserved.includes(chord)) return { kind: 'reserved', key: chord }
    const held = setKey(group, action, chord)
    const words = held && keyNames[held.group][held.action]
    return words && { kind: 'taken', key: chord, from: i18n._(words) }
  }
  useNextKey(asked !== undefined, (event) => {
    const chord = chordOf(event)
    if (asked === undefined || chord === undefined) return
    if (chord === 'Backspace' || chord === 'Delete') setKey(asked.group, asked.action, '')
    setOutcome(['Escape', 'Backspace', 'Delete'].includes(chord) ? undefined : choose(asked, chord))
    ask(undefined)
  })
  const begin = (next: Asked): void => {
    setOutcome(undefined)
    ask(next)
  }
  return (
    <div className={css.editor}>
      <p className={css.note} role="status">
        <Told isAsking={asked !== undefined} outcome={outcome} />
      </p>
      {sections.map(({ group, title, fixed = [] }) => (
        <section key={group.name}>
          {title !== undefined && <h3 className={css.heading}>{title}</h3>}
          <dl className={css.keys}>
            {rowNames(group.keys).map((action) => (
              <ActionKey
                key={action}
                group={group}
                action={action}
                keys={keysOf(group, action, settings)}
                isAsked={asked?.group === group && asked.action === action}
                onAsk={() => begin({ group, action })}
              />
            ))}
            {fixed.map(([name, ...keys]) => (
              <Fragment key={keys.join(' ')}>
                <dt>{name}</dt>
                <dd className={css.fixed}>
                  <Chord keys={keys} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      {groups.some(({ name }) => Object.keys(settings.own[name] ?? {}).length > 0) && (
        <div>
          <Button onClick={() => resetKeys(groups)}>
            <Trans>Usual keys again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

interface ActionKeyProps extends Asked {
  keys: readonly KeyChord[]
  isAsked: boolean
  onAsk: () => void
}

function ActionKey({ group, action, keys: [key], isAsked, onAsk }: ActionKeyProps) {
  const { i18n } = useLingui()
  const settings = useSnapshot(keySettings)
  const words = keyNames[group.name][action]
  const name = words ? i18n._(words) : ''
  const [first] = group.name === 'places' ? keysOf(keyGroups.page, 'go', settings) : []
  return (
    <>
      <dt>{name}</dt>
      <dd className={css.place}>
        {first !== undefined && <Chord keys={[first]} />}
        <button type="button" className={css.key} aria-pressed={isAsked} onClick={onAsk}>
          <span className={visuallyHidden}>{name}: </span>
          {isAsked ? (
            '…'
          ) : key === undefined ? (
            <span className={css.none}>
              <Trans>none</Trans>
            </span>
          ) : (
            <Chord keys={key.split(/\+(?=.)/)} />
          )}
        </button>
      </dd>
    </>
  )
}

function Told({ isAsking, outcome }: { isAsking: boolean; outcome: Outcome }) {
  if (isAsking) return <Trans>Now press the new key. Escape leaves it as it is, Delete takes it away.</Trans>
  const key = outcome?.key
  if (outcome?.kind === 'reserved') return <Trans>{key} is needed for moving around and cannot be chosen.</Trans>
  if (outcome === undefined) return <Trans>Press a key here to choose another one for it.</Trans>
  const { from } = outcome
  return (
    <Trans>
      {key} belonged to “{from}” until now.
    </Trans>
  )
}

const faces: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

/** Keys as they stand on the keyboard, held together or pressed one after the other. */
const Chord = ({ keys }: { keys: readonly string[] }) => (
  <span className={css.chord}>
    {keys.map((key) => (
      <kbd key={key} className={css.face}>
        {faces[key] ?? key}
      </kbd>
    ))}
  </span>
)

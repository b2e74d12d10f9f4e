import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { chordOf, keysOf } from '#domain/watching/player-keys.ts'
import { playerActionNames } from '#i18n/player-names.ts'
import { type PlayerAction, playerActions } from '#product/player-keys.ts'
import { playerSettings, setKey, setPlayer } from '#state/player-settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './panels.css.ts'

/** Every key of the player. A press on one, then another key, changes it; letters can be turned off (WCAG 2.1.4). */
export function HelpPanel() {
  const { i18n } = useLingui()
  const settings = useSnapshot(playerSettings)
  const [asking, ask] = useState<PlayerAction | null>(null)
  useEffect(() => {
    if (asking === null) return undefined
    const take = (event: KeyboardEvent): void => {
      const chord = chordOf(event)
      if (chord === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (chord !== 'Escape') setKey(asking, chord)
      ask(null)
    }
    addEventListener('keydown', take, { capture: true })
    return () => removeEventListener('keydown', take, { capture: true })
  }, [asking])
  const isChanged = Object.keys(settings.own).length > 0
  return (
    <>
      <p className={css.note} role="status">
        {asking === null ? (
          <Trans>Press a key here to choose another one for it.</Trans>
        ) : (
          <Trans>Now press the new key, or Escape to leave it as it is.</Trans>
        )}
      </p>
      <dl className={css.keys}>
        {playerActions.map((action) => (
          <Fragment key={action}>
            <dt>{i18n._(playerActionNames[action])}</dt>
            <dd>
              <button
                type="button"
                className={css.key}
                aria-pressed={asking === action}
                aria-label={`${i18n._(playerActionNames[action])}: ${keysOf(action, settings)[0]}`}
                onClick={() => ask(action)}
              >
                {asking === action ? '…' : keyFace(keysOf(action, settings)[0])}
              </button>
            </dd>
          </Fragment>
        ))}
        <dt>
          <Trans>To so many tenths of the film</Trans>
        </dt>
        <dd>0–9</dd>
      </dl>
      <Switch
        label={<Trans>Letters and symbols do nothing</Trans>}
        hint={<Trans>For voice control and for keys that are hit by accident.</Trans>}
        on={settings.areCharactersOff}
        onChange={(on) => setPlayer({ areCharactersOff: on })}
      />
      {isChanged && (
        <Button onClick={() => setPlayer({ own: {} })}>
          <Trans>Usual keys again</Trans>
        </Button>
      )}
    </>
  )
}

const faces: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

/** As it stands on the key itself. */
const keyFace = (chord = ''): string =>
  chord
    .split(/\+(?=.)/)
    .map((part) => faces[part] ?? part)
    .join(' ')

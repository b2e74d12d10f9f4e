import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { limits } from '#product/limits.ts'
import { cardKeys, type PlaceName, placeKeys } from '#product/page-keys.ts'
import { rowNames } from '#product/row-names.ts'
import { playerSettings, setPlayer } from '#state/player-settings.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './keys-sheet.css.ts'

type Line = readonly [name: ReactNode, ...keys: string[]]

/** Every key outside of the player, and the switch for those that are letters or symbols (WCAG 2.1.4). */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { areCharactersOff } = useSnapshot(playerSettings)
  const places: Record<PlaceName, string> = {
    home: t`Home`,
    discover: t`Discover movies`,
    shows: t`Discover shows`,
    trending: t`Trending`,
    library: t`Library`,
  }
  const onCards: Record<keyof typeof cardKeys, ReactNode> = {
    H: <Trans>Favorite, or no longer</Trans>,
    W: <Trans>On the watchlist, or no longer</Trans>,
    X: <Trans>Remove from the row</Trans>,
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <div className={css.sheet}>
        <Keys
          title={<Trans>On a card</Trans>}
          lines={[
            [<Trans key="walk">From card to card, from row to row</Trans>, '←', '→', '↑', '↓'],
            [<Trans key="watch">Watch</Trans>, 'Shift', 'Enter'],
            ...rowNames(cardKeys).map((letter): Line => [onCards[letter], letter]),
          ]}
        />
        <Keys
          title={<Trans>Everywhere</Trans>}
          lines={[
            [<Trans key="search">Search</Trans>, '/'],
            [<Trans key="palette">Search and commands</Trans>, 'Ctrl', 'K'],
            [<Trans key="undo">Undo the last removal</Trans>, 'Ctrl', 'Z'],
            ...rowNames(placeKeys).map((letter): Line => [places[placeKeys[letter]], 'G', letter]),
            [<Trans key="keys">Keyboard shortcuts</Trans>, '?'],
          ]}
        />
        <Switch
          label={<Trans>Letters and symbols do nothing</Trans>}
          hint={<Trans>For voice control and for keys that are hit by accident.</Trans>}
          on={areCharactersOff}
          onChange={(on) => setPlayer({ areCharactersOff: on })}
        />
      </div>
    </Sheet>
  )
}

function Keys({ title, lines }: { title: ReactNode; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <dl className={css.keys}>
        {lines.map(([name, ...keys]) => (
          <Fragment key={keys.join(' ')}>
            <dt>{name}</dt>
            <dd className={css.chord}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

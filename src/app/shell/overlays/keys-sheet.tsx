import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { limits } from '#product/limits.ts'
import { type BookAction, bookKeys } from '#product/book-keys.ts'
import { cardKeys, type PlaceName, placeKeys } from '#product/page-keys.ts'
import { rowNames } from '#product/row-names.ts'
import { bookActionNames } from '#i18n/book-action-names.ts'
import { playerSettings, setPlayer } from '#state/player-settings.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './keys-sheet.css.ts'

type Line = readonly [name: ReactNode, ...keys: string[]]

/** Every key outside of the player, and the switch for those that are letters or symbols (WCAG 2.1.4). */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
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
        <Keys
          title={<Trans>On the page of an audiobook, while it is in the player</Trans>}
          lines={rowNames(bookKeys).map((action): Line => [i18n._(bookActionNames[action]), ...facesOf(action)])}
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

const faces: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

/** The keys that are held together, as they stand on them. */
const facesOf = (action: BookAction): string[] => bookKeys[action][0].split('+').map((part) => faces[part] ?? part)

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

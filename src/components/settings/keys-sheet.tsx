import { Trans, useLingui } from '@lingui/react/macro'
import { keyGroups } from '#product/keys.ts'
import { limits } from '#product/limits.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { KeyEditor } from './key-editor.tsx'
import { KeySwitch } from './key-switch.tsx'
import { sheet } from './key-editor.css.ts'

/** Every key outside of the player, each of which can be another one, and the switch for those that are letters or symbols (WCAG 2.1.4). */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <div className={sheet}>
        <KeyEditor
          sections={[
            {
              group: keyGroups.page,
              title: <Trans>Everywhere</Trans>,
              fixed: [
                [<Trans key="walk">From control to control</Trans>, 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
                [<Trans key="ends">To the first or the last card of a list</Trans>, 'Home', 'End'],
              ],
            },
            { group: keyGroups.cards, title: <Trans>On a card</Trans> },
            { group: keyGroups.places, title: <Trans>To a page</Trans> },
            {
              group: keyGroups.channel,
              title: <Trans>While a channel is watched</Trans>,
              fixed: [[<Trans key="number">To a channel by its number</Trans>, '0–9']],
            },
            { group: keyGroups.book, title: <Trans>On the page of an audiobook, while it is in the player</Trans> },
          ]}
        />
        <KeySwitch />
      </div>
    </Sheet>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { chooseSeenMode, useSeenMode } from '#data/watching/seen-titles.ts'
import { limits } from '#product/limits.ts'
import { listLook, setListLook } from '#state/list-look.ts'
import { Segmented } from '#ui/controls/choice.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './title-list.css.ts'

/** What happens to titles a person has seen, on all their devices, and how pages follow each other on this one. */
export function ListOptions({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { paging } = useSnapshot(listLook)
  const seen = useSeenMode()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<Trans>List options</Trans>}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
    >
      <div className={css.options}>
        <div>
          <Segmented
            label={<Trans>Titles you have seen</Trans>}
            value={seen}
            onChoose={(mode) => void chooseSeenMode(mode)}
            options={[
              ['show', t({ context: 'seen titles', message: 'Show' })],
              ['dim', t`Dim`],
              ['hide', t`Hide`],
            ]}
          />
          <p className={css.hint}>
            <Trans>
              Seen is what you watched to the end or marked as watched; of a show, all episodes that were on. This applies everywhere but on
              your own lists.
            </Trans>
          </p>
        </div>
        <Segmented
          label={<Trans>Pages</Trans>}
          value={paging}
          onChoose={(chosen) => setListLook('paging', chosen)}
          options={[
            ['pages', t`One at a time`],
            ['endless', t`Endless`],
          ]}
        />
      </div>
    </Sheet>
  )
}

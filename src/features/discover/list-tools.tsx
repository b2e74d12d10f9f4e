import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { HiddenCount } from '#components/seen/seen-note.tsx'
import { SeenChoice } from '#components/settings/seen-choice.tsx'
import { settingWords } from '#i18n/setting-words.ts'
import { limits } from '#product/limits.ts'
import { listLook, setListLook } from '#state/list-look.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Segmented } from '#ui/controls/choice.tsx'
import { SettingsIcon } from '#ui/icons/icons.tsx'
import { GridIcon, LinesIcon } from '#ui/icons/later-icons.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './title-list.css.ts'
import type { Pages } from './title-list.tsx'

interface ListToolsProps {
  found: Pages
  /** How many titles of those shown are left out because they are seen. */
  hidden: number
  children: ReactNode
}

/** How many titles there are and how old they are; how they are shown. */
export function ListTools({ found: { total, asOf, failure }, hidden, children }: ListToolsProps) {
  const { t } = useLingui()
  const { view } = useSnapshot(listLook)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className={css.tools}>
      {children && <div className={css.own}>{children}</div>}
      <p className={css.facts} role="status">
        {total !== undefined && total > 0 && (
          <span>
            <Plural value={total} one="# title" other="# titles" />
          </span>
        )}{' '}
        {hidden > 0 && (
          <span>
            <HiddenCount hidden={hidden} />
          </span>
        )}
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </p>
      <div className={css.buttons}>
        <Segmented
          quiet
          label={<Trans>View</Trans>}
          value={view}
          onChoose={(chosen) => setListLook('view', chosen)}
          options={[
            ['grid', <Shown key="grid" icon={<GridIcon size={20} />} name={t`Posters`} />],
            ['lines', <Shown key="lines" icon={<LinesIcon size={20} />} name={t`List`} />],
          ]}
        />
        <IconButton label={t`List options`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SettingsIcon size={22} />
        </IconButton>
      </div>
      <ListOptions open={open} onClose={close} />
    </div>
  )
}

function Shown({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span className={css.sign} title={name}>
      {icon}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}

/** What happens to titles a person has seen, on all their devices, and how pages follow each other on this one. */
function ListOptions({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { paging } = useSnapshot(listLook)
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
          <SeenChoice />
          <p className={css.hint}>{i18n._(settingWords['seen-titles'].description)}</p>
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

import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBackCloses } from '#ui/controls/back-button.ts'
import { useCombobox } from '#ui/controls/use-combobox.ts'
import { SearchIcon } from '#ui/icons/icons.tsx'
import * as css from './palette.css.ts'
import { type PaletteRow, type Tool, usePaletteRows } from './use-palette-rows.ts'

interface PaletteProps {
  open: boolean
  /** Keep it stable. */
  onClose: () => void
  /** Opens what a tool is; the palette closes when that is there. */
  onTool: (tool: Tool) => Promise<void>
}

/** The command palette (Ctrl/Cmd+K): every title, page and setting from one field, without the pointer and without a network. */
export function Palette({ open, onClose, onTool }: PaletteProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(open, onClose)
  useEffect(() => {
    const panel = dialog.current
    if (!open || !panel) return undefined
    panel.showModal()
    return () => panel.close()
  }, [open])
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current) onClose()
  }
  return (
    // The dialog itself is hit only by a tap on the backdrop, for which the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className={css.dialog} aria-label={t`Search and commands`} onClick={onClick} onCancel={onClose} onClose={onClose}>
      {open && <Body onClose={onClose} onTool={onTool} />}
    </dialog>
  )
}

function Body({ onClose, onTool }: Omit<PaletteProps, 'open'>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const rows = usePaletteRows(typed, onTool)
  const { field, list, option } = useCombobox({
    keys: rows.map(({ key }) => key),
    typed,
    onType: setTyped,
    isOpen: true,
    startsOnFirst: true,
  })
  return (
    <>
      <div className={css.head}>
        <SearchIcon size={20} className={css.icon} />
        <input
          {...field}
          className={css.field}
          placeholder={t`Search titles, pages and settings`}
          aria-label={t`Search titles, pages and settings`}
          spellCheck={false}
          maxLength={200}
        />
      </div>
      <div {...list} aria-label={t`Suggestions`} className={css.list}>
        {rows.map((row, place) => (
          <Line key={row.key} row={row} option={{ ...option(place), className: css.option }} onChosen={onClose} />
        ))}
      </div>
    </>
  )
}

interface LineProps {
  row: PaletteRow
  option: ComponentProps<'a'> & ComponentProps<'button'>
  onChosen: () => void
}

function Line({ row: { name, facts, href, run }, option, onChosen }: LineProps) {
  const words = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.facts}>{facts}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <a {...option} href={href} onClick={onChosen}>
        {words}
      </a>
    )
  }
  const act = async (): Promise<void> => {
    await run?.()
    onChosen()
  }
  return (
    <button {...option} type="button" onClick={() => void act()}>
      {words}
    </button>
  )
}

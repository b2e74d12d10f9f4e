import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useBackCloses } from '#ui/controls/back-button.ts'
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
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const rows = usePaletteRows(typed, onTool)
  // By its key, so that a title that arrives late does not move the mark.
  const place = Math.max(
    rows.findIndex(({ key }) => key === chosen),
    0,
  )
  const mark = (next: number): void => {
    const row = rows.at(next % rows.length)
    setChosen(row?.key)
    list.current?.children[rows.findIndex(({ key }) => key === row?.key)]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || rows.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) mark(place + step)
    else if (event.key === 'Enter') list.current?.querySelectorAll<HTMLElement>('[role="option"]')[place]?.click()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={css.head}>
        <SearchIcon size={20} className={css.icon} />
        <input
          className={css.field}
          value={typed}
          placeholder={t`Search titles, pages and settings`}
          aria-label={t`Search titles, pages and settings`}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${listId}-${place}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={t`Suggestions`} className={css.list}>
        {rows.map((row, index) => (
          <Line key={row.key} id={`${listId}-${index}`} row={row} marked={index === place} onChosen={onClose} />
        ))}
      </div>
    </>
  )
}

interface LineProps {
  id: string
  row: PaletteRow
  marked: boolean
  onChosen: () => void
}

function Line({ id, row: { name, facts, href, run }, marked, onChosen }: LineProps) {
  const option = { id, className: css.option, role: 'option', 'aria-selected': marked, tabIndex: -1 } as const
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

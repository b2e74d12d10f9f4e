import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Reading } from '#data/sync/reading.ts'
import { useTags } from '#data/library/tags.ts'
import { titleKeyOf } from '#contract/media.ts'
import type { ShelfName } from '#contract/sync.ts'
import { type Arrangement, isNarrowed } from '#domain/library/arrangement.ts'
import { isSameTag, tagCounts } from '#domain/library/tags.ts'
import { type ShelfOrder, shelfOrders } from '#product/library.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Segmented, Select } from '#ui/controls/choice.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import * as css from './library.css.ts'
import { ReadingProgress } from './reading-progress.tsx'
import type { Selection } from './selection.tsx'

interface LibraryToolsProps {
  shelf: ShelfName
  /** All that is on the list; undefined while the database opens. */
  all: readonly string[] | undefined
  /** How many of it are shown; undefined while they are being read. */
  shown: number | undefined
  reading: Reading | null | undefined
  arrangement: Arrangement
  onArrange: (arrangement: Arrangement) => void
  selection: Selection
}

/** How much there is on a list, in which order and what of it is shown, and the way to pick several. */
export function LibraryTools({ shelf, all, shown, reading, arrangement, onArrange, selection }: LibraryToolsProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  if (!all?.length) return <div className={css.tools}>{reading && <ReadingProgress {...reading} />}</div>
  const isOpen = opened || isNarrowed(arrangement)
  const close = (): void => {
    setOpened(false)
    onArrange({ order: arrangement.order })
    toggle.current?.focus()
  }
  return (
    <>
      <div className={css.tools}>
        {reading && reading.read > 0 ? <ReadingProgress {...reading} /> : <Count all={all.length} shown={shown} />}
        <div className={css.order}>
          <OrderChoice shelf={shelf} order={arrangement.order} onChoose={(order) => onArrange({ ...arrangement, order })} />
        </div>
        <IconButton ref={toggle} label={t`Find in this list`} aria-expanded={isOpen} onClick={isOpen ? close : () => setOpened(true)}>
          {isOpen ? <CloseIcon size={20} /> : <SearchIcon size={20} />}
        </IconButton>
        <Button
          look="plain"
          className={css.select}
          aria-pressed={selection.selected !== undefined}
          onClick={selection.selected ? selection.stop : selection.start}
        >
          <Trans>Select</Trans>
        </Button>
      </div>
      {isOpen && <Narrowing all={all} arrangement={arrangement} isAsked={opened} onArrange={onArrange} onClose={close} />}
    </>
  )
}

/** How many titles there are, or how many of them are shown. */
function Count({ all, shown }: { all: number; shown: number | undefined }) {
  return (
    <p className={css.count} aria-live="polite">
      {shown === undefined || shown === all ? (
        <Plural value={all} one="# title" other="# titles" />
      ) : (
        <Trans>
          {shown} of {all}
        </Trans>
      )}
    </p>
  )
}

interface OrderChoiceProps {
  shelf: ShelfName
  /** Undefined: the usual one. */
  order: ShelfOrder | undefined
  onChoose: (order: ShelfOrder | undefined) => void
}

function OrderChoice({ shelf, order, onChoose }: OrderChoiceProps) {
  const { t } = useLingui()
  const names: Record<ShelfOrder, string> = { newest: t`Newest`, oldest: t`Oldest`, name: t`By name`, rating: t`Best rated` }
  const orders: readonly ShelfOrder[] = shelfOrders[shelf]
  const [usual = 'newest'] = orders
  return (
    <Select
      quiet
      label={<Trans>Sort by</Trans>}
      value={order ?? usual}
      options={orders.map((each) => [each, names[each]] as const)}
      onChoose={(chosen) => onChoose(chosen === usual ? undefined : chosen)}
    />
  )
}

interface NarrowingProps {
  all: readonly string[]
  arrangement: Arrangement
  /** It was opened by hand, and not by the address: whoever did wants to type. */
  isAsked: boolean
  onArrange: (arrangement: Arrangement) => void
  onClose: () => void
}

/** What of a list is looked for: words of the name, movies or shows, a tag. */
function Narrowing({ all, arrangement, isAsked, onArrange, onClose }: NarrowingProps) {
  const { t } = useLingui()
  const { type, tag } = arrangement
  const tagsOfAll = useTags()
  const tags = tagCounts(all.map((key) => tagsOfAll?.get(titleKeyOf(key)) ?? []))
  return (
    <search className={css.narrowing} aria-label={t`Find in this list`}>
      <NameField
        find={arrangement.find ?? ''}
        onFind={(find) => onArrange({ ...arrangement, find })}
        isFocused={isAsked}
        onClose={onClose}
      />
      <Segmented
        quiet
        label={<Trans>Movies or shows</Trans>}
        value={type ?? 'all'}
        options={[
          ['all', t`All`],
          ['movie', t`Movies`],
          ['tv', t`Shows`],
        ]}
        onChoose={(chosen) => onArrange({ ...arrangement, type: chosen === 'all' ? undefined : chosen })}
      />
      {tags.length > 0 && (
        <div className={css.tagChips} role="group" aria-label={t`Your tags`}>
          {tags.map(({ tag: each, count }) => {
            const isOn = tag !== undefined && isSameTag(each, tag)
            return (
              <Chip key={each} pressed={isOn} onClick={() => onArrange({ ...arrangement, tag: isOn ? undefined : each })}>
                {each} {count}
              </Chip>
            )
          })}
        </div>
      )}
    </search>
  )
}

interface NameFieldProps {
  /** The words looked for at first; from then on the field holds what is typed. */
  find: string
  onFind: (find: string | undefined) => void
  isFocused: boolean
  onClose: () => void
}

function NameField({ find, onFind, isFocused, onClose }: NameFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(find)
  const type = (text: string): void => {
    setTyped(text)
    onFind(text.trim() === '' ? undefined : text.trim())
  }
  return (
    <TextField
      type="search"
      label={<Trans>Words of the name</Trans>}
      placeholder={t`Find by name`}
      maxLength={80}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened it wants to type
      autoFocus={isFocused}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && typed === '' && onClose()}
    />
  )
}

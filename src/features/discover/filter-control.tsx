import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/formats.ts'
import type { MediaType } from '#contract/media.ts'
import { type DiscoverFilters, type DiscoverSearch, type FilterField, searchOf } from '#domain/discover/filters.ts'
import { filterTable, type Filter } from '#domain/discover/filter-table.ts'
import { Select } from '#ui/controls/choice.tsx'
import { CommitField } from '#ui/controls/commit-field.tsx'
import { useFilterWords } from './filter-words.ts'

interface FilterControlProps {
  type: MediaType
  filters: DiscoverFilters
  field: FilterField
  /** Sets parameters of the address. */
  onPut: (patch: DiscoverSearch) => void
}

/** The control of one filter, as its row of the table says. */
export function FilterControl({ type, filters, field, onPut }: FilterControlProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { label = '', option = String, wrong } = useFilterWords(type, filters)[field]
  const row: Filter<unknown> = filterTable[field]
  const { name, control, replaces } = row
  const search = searchOf(filters)
  const value = search[name] ?? ''
  const put = (text: string): void => onPut({ [name]: text, ...(replaces !== undefined && { [replaces]: '' }) })
  const boundOf = (other: FilterField | undefined): string => (other === undefined ? '' : (search[filterTable[other].name] ?? ''))
  const select = (options: readonly (readonly [string, string])[]) => (
    <Select label={label} value={value} onChoose={put} options={[['', t`Any`], ...options]} />
  )
  switch (control.kind) {
    case 'steps':
      return select(withChosen(control.steps, value).map((step) => [String(step), option(step)]))
    case 'languages':
      return select(format.byName(control.codes, format.languageName))
    case 'countries':
      return select(format.byName(control.codes, format.regionName))
    case 'number':
    case 'day': {
      const isDay = control.kind === 'day'
      const [least, most] = control.bounds
      return (
        <CommitField
          type={isDay ? 'date' : 'number'}
          label={label}
          value={value}
          min={boundOf(row.atLeast) || (isDay ? `${least}-01-01` : least)}
          max={boundOf(row.atMost) || (isDay ? `${most}-12-31` : most)}
          wrong={wrong}
          onCommit={put}
        />
      )
    }
    case 'own':
      return null
  }
}

/** The steps of a picker with the chosen number among them, in their order: an address may ask for any. */
function withChosen(steps: readonly number[], chosen: string): readonly number[] {
  const number = Number(chosen)
  if (chosen === '' || steps.includes(number)) return steps
  return [...steps, number].toSorted((a, b) => a - b)
}

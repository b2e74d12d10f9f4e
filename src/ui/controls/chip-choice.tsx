import { Chip } from './chip.tsx'
import { choice } from './chip-choice.css.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'

interface ChipChoiceProps<K extends string> {
  /** For screen readers only. */
  label: string
  kinds: readonly { kind: K; name: string; count: number }[]
  chosen: K | undefined
  onChoose: (kind: K | undefined) => void
}

/** One kind of things to look at, each with how many there are; pressed again, all kinds. Not there where there is but one. */
export function ChipChoice<K extends string>({ label, kinds, chosen, onChoose }: ChipChoiceProps<K>) {
  if (kinds.length < 2) return null
  return (
    <fieldset className={choice}>
      <legend className={visuallyHidden}>{label}</legend>
      {kinds.map(({ kind, name, count }) => (
        <Chip key={kind} pressed={kind === chosen} onClick={() => onChoose(kind === chosen ? undefined : kind)}>
          {name} {count}
        </Chip>
      ))}
    </fieldset>
  )
}

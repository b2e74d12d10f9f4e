import { type ReactNode, useState } from 'react'
import { TextField } from './text-field.tsx'

interface CommitFieldProps {
  label: ReactNode
  type: 'number' | 'date'
  value: string
  min?: string | number
  max?: string | number
  /** Said when what was typed is outside the bounds; it is not committed then. */
  wrong: ReactNode
  onCommit: (value: string) => void
}

/** A number or a day that takes effect once it is typed: with Enter, or on leaving the field. */
export function CommitField({ label, value, wrong, onCommit, ...input }: CommitFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const commit = (field: HTMLInputElement): void => {
    setWrong(!field.validity.valid)
    if (!field.validity.valid || typed === null) return
    setTyped(null)
    if (typed !== value) onCommit(typed)
  }
  return (
    <TextField
      {...input}
      label={label}
      error={isWrong ? wrong : undefined}
      inputMode={input.type === 'number' ? 'numeric' : undefined}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => commit(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(event.currentTarget)
      }}
    />
  )
}

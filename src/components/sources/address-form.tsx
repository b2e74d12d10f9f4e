import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { canAddSources } from '#data/sources/sources.ts'
import { type AddressProblem, hostOf } from '#domain/sources/source.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import * as css from './address-form.css.ts'
import { useAddressWords } from './source-words.tsx'

interface AddressFormProps {
  label: ReactNode
  /** What stands in the field before anybody typed. */
  typedAtFirst?: string
  hint: ReactNode
  /** What the host hears, said beside its name. */
  hears?: ReactNode
  /** What the person says by switching it on. */
  agreement: ReactNode
  /** The words of the button. */
  button: ReactNode
  isMain: boolean
  read: (typed: string) => { address: string } | { problem: AddressProblem }
  /** Adds it, for the next page. Rejects when there is no room. */
  add: (typed: string) => Promise<AddressProblem | 'known' | null>
}

/** Takes an address that the person may use. Then the page is opened again, for only a new page may talk to another host. */
export function AddressForm({ label, typedAtFirst = '', hint, hears, agreement, button, isMain, read, add }: AddressFormProps) {
  const words = useAddressWords()
  const [typed, setTyped] = useState(typedAtFirst)
  const [hasAgreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<keyof typeof words>()
  const found = read(typed)
  const host = 'address' in found ? hostOf(found.address) : undefined
  const isElsewhere = problem === 'not-agreed' || problem === 'no-worker' || problem === 'full'
  const submit = async (): Promise<void> => {
    if ('problem' in found) return setProblem(found.problem)
    if (!hasAgreed) return setProblem('not-agreed')
    if (!canAddSources()) return setProblem('no-worker')
    const trouble = await add(typed).catch(() => 'full' as const)
    if (trouble === null) location.reload()
    else setProblem(trouble)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={label}
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
        hint={hint}
        error={problem !== undefined && !isElsewhere ? words[problem] : undefined}
      />
      <p className={css.note}>
        {host === undefined ? <Trans>Matinee then talks to this host.</Trans> : <Trans>Matinee then talks to {host}.</Trans>} {hears}
      </p>
      <Switch label={agreement} on={hasAgreed} onChange={setAgreed} />
      {isElsewhere && (
        <p className={css.problem} role="alert">
          {words[problem]}
        </p>
      )}
      <Button type="submit" look={isMain ? 'primary' : 'quiet'} className={css.submit}>
        {button}
      </Button>
    </form>
  )
}

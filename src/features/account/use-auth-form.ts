import type { MessageDescriptor } from '@lingui/core'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { AuthField } from '#domain/account/auth-checks.ts'
import { nextPath } from '#domain/account/next-path.ts'
import { type AuthKind, authForms, type AuthValues } from './auth-forms.ts'
import { mistakeWords, problemWords, refusedFields } from './auth-words.ts'

type Errors = Partial<Record<AuthField | 'form', MessageDescriptor>>

function valuesOf(form: HTMLFormElement): AuthValues {
  const typed = new FormData(form)
  const value = (name: AuthField): string => {
    const text = typed.get(name)
    return typeof text === 'string' ? text : ''
  }
  return { email: value('email'), displayName: value('displayName'), password: value('password'), confirm: value('confirm') }
}

/**
 * A form that is idle, submitting or in error (specification, section 4). What was typed is kept through all of it.
 *
 * @param next where to go afterwards, as the address says it
 */
export function useAuthForm(kind: AuthKind, next: string | undefined) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [typed, setTyped] = useState<AuthValues>()

  async function send(form: HTMLFormElement): Promise<void> {
    const { check, submit } = authForms[kind]
    const values = valuesOf(form)
    const email = form.elements.namedItem('email')
    const mistake = check({ ...values, emailLooksValid: !(email instanceof HTMLInputElement) || email.validity.valid })
    if (mistake) return show({ [mistake.field]: mistakeWords[mistake.mistake] }, form)
    setErrors({})
    setBusy(true)
    const result = await submit(values)
    setBusy(false)
    if (result.ok) return router.history.replace(nextPath(next))
    const { problem } = result
    const refused =
      problem.kind === 'refused' ? problem.fields.map(({ path }) => refusedFields[path]).filter((field) => field !== undefined) : []
    const inFields = Object.fromEntries(refused.map(({ field, words }) => [field, words]))
    show(refused.length > 0 ? inFields : { form: problemWords(kind, problem) }, form)
  }

  /** Shows what is wrong, with the focus on the first wrong field. */
  function show(found: Errors, form: HTMLFormElement): void {
    setErrors(found)
    const [first] = Object.keys(found)
    const field = first ? form.elements.namedItem(first) : null
    if (field instanceof HTMLElement) field.focus()
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }
  const onInput = (event: FormEvent<HTMLFormElement>): void => setTyped(valuesOf(event.currentTarget))
  return { busy, errors, typed, onInput, onSubmit }
}

import { useRouter } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { type FormEvent, useState } from 'react'
import type { AuthField, Mistake } from '#domain/account/auth-checks.ts'
import type { SignInResult } from '#data/account/session.ts'
import { nextPath } from '#domain/account/next-path.ts'
import { mistakeWords, problemWords, refusedFields } from './auth-words.ts'

interface AuthForm {
  kind: 'logIn' | 'signUp'
  /** Where to go afterwards, as the address says it. */
  next: string | undefined
  /** The first thing to mend, or undefined. */
  check: (fields: FormData, emailLooksValid: boolean) => Mistake | undefined
  submit: (fields: FormData) => Promise<SignInResult>
}

type Errors = Partial<Record<AuthField | 'form', MessageDescriptor>>

/** A form that is idle, submitting or in error (specification, section 4). What was typed is kept through all of it. */
export function useAuthForm({ kind, next, check, submit }: AuthForm) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form)
    const email = form.elements.namedItem('email')
    const mistake = check(fields, !(email instanceof HTMLInputElement) || email.validity.valid)
    if (mistake) return show({ [mistake.field]: mistakeWords[mistake.mistake] }, form)
    setErrors({})
    setBusy(true)
    const result = await submit(fields)
    setBusy(false)
    if (result.ok) return router.history.replace(nextPath(next))
    const { problem } = result
    const refused =
      problem.kind === 'refused' ? problem.fields.map(({ path }) => refusedFields[path]).filter((field) => field !== undefined) : []
    const inFields = Object.fromEntries(refused.map(({ field, words }) => [field, words]))
    show(refused.length > 0 ? inFields : { form: problemWords(kind, problem) }, form)
  }

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
  return { busy, errors, onSubmit }
}

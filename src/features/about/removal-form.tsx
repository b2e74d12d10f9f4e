import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { removalLimits } from '#contract/removal-requests.ts'
import { discardRequest, keepDraft, submitRequest, typedDraft, useRemovalRequest } from '#data/about/removal-request.ts'
import { emptyDraft, fieldAt, type RemovalDraft, type RemovalField, type RemovalMistakes } from '#domain/about/removal-draft.ts'
import { rowNames } from '#product/row-names.ts'
import { connectivity } from '#state/connectivity.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { TextArea, TextField } from '#ui/controls/text-field.tsx'
import { WarningIcon } from '#ui/icons/icons.tsx'
import { mistakeWords, reasonNames } from './removal-words.ts'
import * as css from './removal.css.ts'

/** Takes a request to remove content. What is typed stays on the device until it has arrived, or is discarded. */
export function RemovalForm() {
  const { i18n } = useLingui()
  const { state } = useSnapshot(connectivity)
  const { isSending, problem } = useRemovalRequest()
  const [draft, setDraft] = useState(typedDraft)
  const [mistakes, setMistakes] = useState<RemovalMistakes>(() => refusedBefore(problem?.fields ?? []))
  const change = (changed: Partial<RemovalDraft>): void => {
    const next = { ...draft, ...changed }
    setDraft(next)
    keepDraft(next)
    setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => !(field in changed))))
  }
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const found = await submitRequest(draft)
    setMistakes(found)
    const [first] = Object.keys(found)
    const field = first === undefined ? null : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }
  const discard = (): void => {
    discardRequest()
    setDraft(emptyDraft)
    setMistakes({})
  }
  const wrong = (field: RemovalField): string | undefined => {
    const mistake = mistakes[field]
    return mistake && i18n._(mistakeWords[field][mistake])
  }
  const text = (field: 'content' | 'details' | 'name' | 'email') => ({
    name: field,
    value: draft[field],
    maxLength: removalLimits[field],
    required: true,
    error: wrong(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  const options = rowNames(reasonNames).map((reason) => [reason, i18n._(reasonNames[reason])] as const)
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      {problem?.kind === 'refused' && (
        <p className={css.problem} role="alert">
          <WarningIcon />
          <Trans>The server does not take this request as it is. Nothing was lost: change what is marked, and send it again.</Trans>
        </p>
      )}
      <TextField
        {...text('content')}
        label={<Trans>Content</Trans>}
        hint={<Trans>The address of its page on this site, or the title as it is shown.</Trans>}
        autoComplete="off"
        autoCapitalize="none"
      />
      <Select
        label={<Trans>Right that is concerned</Trans>}
        value={draft.reason}
        onChoose={(reason) => change({ reason })}
        options={options}
      />
      <TextArea
        {...text('details')}
        label={<Trans>What is wrong</Trans>}
        hint={<Trans>Whose right it is, how the content touches it, and where your own work can be seen.</Trans>}
        rows={5}
      />
      <TextField {...text('name')} label={<Trans>Your name</Trans>} autoComplete="name" />
      <TextField
        {...text('email')}
        label={<Trans>Email</Trans>}
        hint={<Trans>For questions and the answer, and for nothing else.</Trans>}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Switch
        name="statement"
        label={<Trans>What I say here is true and complete, and the right is mine or I act for whose it is.</Trans>}
        on={draft.statement}
        error={wrong('statement')}
        onChange={(statement) => change({ statement })}
      />
      {state === 'offline' && (
        <p className={css.note} role="status">
          <Trans>You are offline. Once you send it, your request is kept on this device and goes out when there is a network.</Trans>
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {isSending ? <Trans>Sending...</Trans> : <Trans>Send request</Trans>}
        </Button>
        <Button look="plain" onClick={discard}>
          <Trans>Clear form</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The fields that the server did not take. */
const refusedBefore = (fields: readonly string[]): RemovalMistakes =>
  Object.fromEntries(fields.flatMap((path) => fieldAt(path) ?? []).map((field) => [field, 'malformed']))

import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { useProblemWords } from '#components/sources/source-words.tsx'
import { beginQuickSignIn, endQuickSignIn, type QuickConnect, signInAt } from '#data/sources/sources.ts'
import type { Source, SourceProblem } from '#domain/sources/source.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import * as css from './sources.css.ts'

/** Signs in at a Jellyfin server: with name and password, or with a code that is confirmed where one is signed in already. */
export function SignIn({ source }: { source: Source }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SourceProblem | 'no-code'>()
  const [code, setCode] = useState<QuickConnect>()
  const problems = useProblemWords()
  const words = {
    ...problems,
    refused: t`The server does not know this name with this password.`,
    'no-code': t`This server does not allow signing in with a code.`,
  }

  const signIn = async (): Promise<void> => {
    setBusy(true)
    const trouble = await signInAt(source, name, password)
    setBusy(false)
    setProblem(trouble ?? undefined)
  }
  const askForCode = async (): Promise<void> => {
    setBusy(true)
    const answer = await beginQuickSignIn(source)
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.problem === 'refused' || answer.problem === 'missing' ? 'no-code' : answer.problem)
    setCode(answer.ok ? answer.value : undefined)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy) void signIn()
  }

  return (
    <form className={css.signIn} noValidate onSubmit={onSubmit}>
      <div className={css.fields}>
        <TextField
          label={<Trans>Name on this server</Trans>}
          name="server-user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={<Trans>Password</Trans>}
          name="server-password"
          type="password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {words[problem]}
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          <Trans>Sign in</Trans>
        </Button>
        <Button onClick={() => void askForCode()}>
          <Trans>Sign in with a code</Trans>
        </Button>
      </div>
      {code && <Code source={source} code={code} onProblem={setProblem} />}
    </form>
  )
}

const askEveryMs = 2000

/** The code, until it is confirmed elsewhere. */
function Code({ source, code, onProblem }: { source: Source; code: QuickConnect; onProblem: (problem: SourceProblem) => void }) {
  const { code: digits } = code
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const ask = async (): Promise<void> => {
      const answer = await endQuickSignIn(source, code)
      if (!isWanted || answer === null) return
      if (answer === 'waiting') timer = setTimeout(() => void ask(), askEveryMs)
      else onProblem(answer)
    }
    void ask()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [source, code, onProblem])
  return (
    <p role="status">
      <Trans>
        Enter <strong className={css.code}>{digits}</strong> under “Quick Connect” where you are signed in at this server.
      </Trans>
    </p>
  )
}

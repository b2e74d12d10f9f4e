import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Length } from '#components/facts/runtime.tsx'
import { useLeftOutWords, useProblemWords } from '#components/sources/source-words.tsx'
import { watchableKey } from '#contract/media.ts'
import { findIn, type FoundFilm, pick, type SearchResult, unpick, useSearchedSources } from '#data/sources/searching.ts'
import type { Found, SearchedSource } from '#domain/sources/source.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import * as css from './panels.css.ts'
import { useStage } from './stage.ts'

/** The sources that know titles by their names alone: the person says which of their films is this one. */
export function OwnSearches() {
  return useSearchedSources()?.map((source) => <OwnSearch key={source.id} source={source} />)
}

function OwnSearch({ source }: { source: SearchedSource }) {
  const { t } = useLingui()
  const { what, playback, openPanel } = useStage()
  const [words, setWords] = useState(what.title.title)
  const [answer, setAnswer] = useState<SearchResult | 'asking'>()
  const [isFull, setFull] = useState(false)
  const picked = source.picks?.[watchableKey(what.watchable)]
  const { name } = source
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (answer === 'asking') return
    setAnswer('asking')
    setAnswer(await findIn(source, words.trim()))
  }
  const choose = async (film: Found): Promise<void> => {
    const stream = await pick(source, what.watchable, film)
    if (stream === null) return
    playback.choose(stream)
    openPanel(null)
  }
  const orSayFull = (work: Promise<void>): void => void work.catch(() => setFull(true))
  return (
    <form className={css.part} noValidate onSubmit={(event) => void submit(event)} aria-label={name}>
      {picked && <Picked film={picked} onForget={() => orSayFull(unpick(source, what.watchable))} />}
      <TextField
        type="search"
        label={t`Look in ${name}`}
        hint={<Trans>It knows titles by their names alone: you say which of its films this is.</Trans>}
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" className={css.submit} aria-disabled={answer === 'asking'}>
        <Trans>Look for it</Trans>
      </Button>
      <div role="status">
        {answer === 'asking' && <Trans>Asking...</Trans>}
        {typeof answer === 'object' && <Answer answer={answer} onChoose={(film) => orSayFull(choose(film))} />}
        {isFull && <Trans>There is no room left on this device. Free some on the storage page.</Trans>}
      </div>
    </form>
  )
}

/** What was said to be this title, which can be taken back. */
function Picked({ film: { name }, onForget }: { film: Found; onForget: () => void }) {
  return (
    <div className={css.buttons}>
      <p className={css.note}>
        <Trans>You said that this is “{name}”.</Trans>
      </p>
      <Button look="plain" onClick={onForget}>
        <Trans>It is not</Trans>
      </Button>
    </div>
  )
}

/** What was found, or why nothing was. */
function Answer({ answer, onChoose }: { answer: SearchResult; onChoose: (film: FoundFilm) => void }) {
  const problems = useProblemWords()
  const leftOutWords = useLeftOutWords()
  if (!answer.ok) return problems[answer.problem]
  const { films, leftOut } = answer.value
  return (
    <>
      {films.length === 0 && <Trans>It has nothing of this name.</Trans>}
      <div className={css.sources}>
        {films.map((film) => (
          <button key={film.id} type="button" className={css.source} onClick={() => onChoose(film)}>
            <span>{film.name}</span>
            <span className={css.note}>
              <FilmLength minutes={film.minutes} />
              {film.minutes > 0 && film.note !== '' && ' · '}
              {film.note}
            </span>
          </button>
        ))}
      </div>
      {leftOut.length > 0 && <p className={css.note}>{leftOutWords(leftOut)}</p>}
    </>
  )
}

function FilmLength({ minutes }: { minutes: number }) {
  const parts = runtimeParts(minutes)
  return parts && <Length {...parts} />
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { useProblemWords } from '#components/sources/source-words.tsx'
import { checkSource, removeSource, titleCounts, turnSource } from '#data/sources/sources.ts'
import { hostOf, isFromFile, isSearched, type Source, type SourceProblem } from '#domain/sources/source.ts'
import { type SourceKind, sourceKinds } from '#product/sources.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { TrashIcon } from '#ui/icons/later-icons.tsx'
import { SignIn } from './sign-in.tsx'
import * as css from './sources.css.ts'

/** One source: who it is, how it is, and what can be done with it. */
export function SourceRow({ source }: { source: Source }) {
  const { t } = useLingui()
  const { id, kind, name, address, alsoAllowed, of, isOn, access } = source
  const { health, check } = useHealth(source)
  const title = of?.title ?? ''
  const kinds: Record<SourceKind, string> = {
    jellyfin: t`Jellyfin server`,
    addon: t`Add-on`,
    peertube: t`PeerTube`,
    archive: t`Internet Archive`,
    playlist: t`Playlist`,
    address: t`Film for ${title}`,
  }
  const places = [address, ...alsoAllowed].map(hostOf).filter(Boolean)
  const hosts = [...(isFromFile(source) ? [t`a file, on this device alone`] : []), ...places].join(', ')
  const needsSignIn = isOn && sourceKinds[kind].signsIn && access === null
  return (
    <li className={css.row} data-source={id}>
      <div className={css.top}>
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.note}>
            {kinds[kind]} · {hosts}
          </p>
        </div>
        <IconButton label={t`Remove ${name}`} onClick={() => void removeSource(source)}>
          <TrashIcon size={20} />
        </IconButton>
      </div>
      <Switch label={<Trans>Play from {name}</Trans>} on={isOn} onChange={(on) => void turnSource(source, on)} />
      {isOn && <Health source={source} health={health} onCheck={check} />}
      {needsSignIn && health === 'well' && <SignIn source={source} />}
    </li>
  )
}

type HealthState = SourceProblem | 'checking' | 'well'

/** How a source is, asked when it is shown, switched on or signed in at, and when the person wants to know. */
function useHealth(source: Source): { health: HealthState; check: () => void } {
  const [health, setHealth] = useState<HealthState>('checking')
  const [tries, setTries] = useState(0)
  const { id, isOn, access } = source
  useEffect(() => {
    if (!isOn) return undefined
    let isWanted = true
    void checkSource(source).then((problem) => isWanted && setHealth(problem ?? 'well'))
    return () => {
      isWanted = false
      setHealth('checking')
    }
    // Its name changes with the answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isOn, access?.token, tries])
  const check = useCallback(() => setTries((count) => count + 1), [])
  return { health, check }
}

function Health({ source, health, onCheck }: { source: Source; health: HealthState; onCheck: () => void }) {
  const problems = useProblemWords()
  if (health === 'checking') {
    return (
      <p className={css.note} role="status">
        <Trans>Asking...</Trans>
      </p>
    )
  }
  if (health === 'well')
    return source.access === null ? <Ready source={source} /> : <Library source={source} userName={source.access.userName} />
  return (
    <div className={css.trouble}>
      <p className={css.problem} role="status">
        {problems[health]}
      </p>
      {health === 'blocked' ? (
        <Button onClick={() => location.reload()}>
          <Trans>Open the page again</Trans>
        </Button>
      ) : (
        <Button onClick={onCheck}>
          <Trans>Ask again</Trans>
        </Button>
      )}
    </div>
  )
}

function Ready({ source }: { source: Source }) {
  if (source.kind === 'address') return null
  return (
    <p className={css.note} role="status">
      {isFromFile(source) ? (
        <Trans>Kept here. Its channels are under Live TV; look for its films from the player, under “Play something of your own”.</Trans>
      ) : isSearched(source) ? (
        <Trans>Answers. Look for a title in it from the player, under “Play something of your own”.</Trans>
      ) : (
        <Trans>Answers. It is asked when you open something to watch.</Trans>
      )}
    </p>
  )
}

/** Who is signed in there, and what the server has. */
function Library({ source, userName }: { source: Source; userName: string }) {
  const [counts, setCounts] = useState<{ movies: number; shows: number }>()
  useEffect(() => {
    let isWanted = true
    void titleCounts(source).then((known) => isWanted && setCounts(known))
    return () => {
      isWanted = false
    }
  }, [source])
  const { movies = 0, shows = 0 } = counts ?? {}
  return (
    <p className={css.note} role="status">
      <Trans>Signed in as {userName}.</Trans>{' '}
      {counts && (
        <>
          <Plural value={movies} one="# movie" other="# movies" />, <Plural value={shows} one="# show" other="# shows" />
        </>
      )}
    </p>
  )
}

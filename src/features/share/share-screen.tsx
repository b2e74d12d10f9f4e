import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { searchPath } from '#components/links/paths.ts'
import { tall } from '#components/page/layout.css.ts'
import { targetOf, useFoundById } from '#data/share/share-target.ts'
import type { Share } from '#domain/share/read-share.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { OfflineIcon, SearchIcon } from '#ui/icons/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { pathOfFound } from './share-path.ts'

/** Where something shared is looked up, or where it is said that it leads nowhere. What leads to a page by itself is never here. */
export function ShareScreen(share: Share) {
  const { t } = useLingui()
  const target = targetOf(share)
  return (
    <div className={tall}>
      <title>{t`Shared with you – Matinee`}</title>
      {target.kind === 'imdb' && <LookedUp key={target.id} id={target.id} words={target.words} />}
      {target.kind === 'link' && (
        <LeadsNowhere title={<Trans>This link leads to no title</Trans>}>
          <Trans>Matinee understands addresses of TMDB and IMDb, and its own. Search for the title by its name instead.</Trans>
        </LeadsNowhere>
      )}
      {target.kind === 'nothing' && (
        <LeadsNowhere title={<Trans>Nothing was shared</Trans>}>
          <Trans>What came here was empty. Share a link to a movie, a show or a person, or the name of one.</Trans>
        </LeadsNowhere>
      )}
    </div>
  )
}

/** Leads on to what has an id of IMDb; where that cannot be known, to the search for the name that came with it. */
function LookedUp({ id, words }: { id: string; words: string | null }) {
  const navigate = useNavigate()
  const { value, failure, retry } = useFoundById(id)
  const found = value && pathOfFound(value)
  const isOver = value !== undefined || failure !== undefined
  const path = found ?? (isOver && words !== null ? searchPath(words) : null)
  useEffect(() => {
    if (path !== null) void navigate({ href: path, replace: true })
  }, [path, navigate])
  if (path !== null || !isOver) {
    return (
      <EmptyState level={1} art={<SearchIcon size={48} />} title={<Trans>Looking it up</Trans>}>
        <Trans>The movie database is asked what this address of IMDb means.</Trans>
      </EmptyState>
    )
  }
  if (value === undefined && failure !== 'not-found') {
    return (
      <EmptyState
        level={1}
        art={<OfflineIcon size={48} />}
        title={<Trans>Not looked up yet</Trans>}
        action={
          <Button look="primary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Which title this address of IMDb means is not known on this device. It takes a connection to find out.</Trans>
      </EmptyState>
    )
  }
  return (
    <LeadsNowhere title={<Trans>Not in the movie database</Trans>}>
      <Trans>The movie database knows nothing under this address of IMDb. Search for the title by its name instead.</Trans>
    </LeadsNowhere>
  )
}

const LeadsNowhere = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <EmptyState
    level={1}
    art={<SearchIcon size={48} />}
    title={title}
    action={
      <Link to="/search" className={buttonClass('primary')}>
        <Trans>Search</Trans>
      </Link>
    }
  >
    {children}
  </EmptyState>
)

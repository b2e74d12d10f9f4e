import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'
import { fourKPath } from '#components/links/paths.ts'
import { useNoteWords } from '#components/sources/source-words.tsx'
import { mediaKey, type MediaType } from '#contract/media.ts'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { type FourKList, useFourK } from '#data/sources/four-k.ts'
import type { PageRange } from '#domain/paging.ts'
import { titleRef } from '#domain/title/title.ts'
import { fourK } from '#product/four-k.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Segmented } from '#ui/controls/choice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ListHead } from './list-head.tsx'
import * as css from './list-screen.css.ts'
import { ListOfTitles } from './title-list.tsx'
import { useFourKPages } from './use-four-k-pages.ts'

interface FourKScreenProps {
  kind: MediaType | undefined
  range: PageRange
}

/** The titles of which a source reports a picture of 2160 lines or more (specification, section 2; decision R9). */
export function FourKScreen({ kind, range }: FourKScreenProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const list = useFourK()
  const { titles } = list
  const { pages, retry } = useFourKPages(list, kind, range)
  const heights = useMemo(() => new Map(titles?.map((title) => [mediaKey(title), title.height])), [titles])
  const lines = fourK.lines
  const hasBoth = new Set(titles?.map(({ media_type }) => media_type)).size === 2
  return (
    <div className={css.screen}>
      <ListHead name={t`4K contents`} page={range.page}>
        <Trans>What your sources and Matinee have with {lines} lines or more. Nothing is guessed.</Trans>
      </ListHead>
      <ListOfTitles
        range={range}
        found={pages}
        hrefOf={(other) => fourKPath(kind, other)}
        onRetry={retry}
        failed={pages.failure && <FourKFailed failure={pages.failure} onRetry={retry} />}
        linesOf={(title) => heights.get(mediaKey(titleRef(title)))}
        empty={<NothingInFourK kind={kind} />}
        tools={
          (hasBoth || kind !== undefined) && (
            <Segmented
              quiet
              label={t`Kind`}
              value={kind ?? 'all'}
              onChoose={(chosen) =>
                void navigate({ href: fourKPath(chosen === 'all' ? undefined : chosen), replace: true, resetScroll: false })
              }
              options={[
                ['all', t`All`],
                ['movie', t`Movies`],
                ['tv', t`Shows`],
              ]}
            />
          )
        }
      />
      <Silent silent={list.silent} />
    </div>
  )
}

/** Nothing of the list is known here, and it cannot be had now. */
function FourKFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure === 'offline' || failure === 'timeout') return <PageFailed failure={failure} onRetry={onRetry} level={2} />
  return (
    <FailedBlock failure={failure} onRetry={onRetry}>
      <Trans>Failed to load titles in 4K.</Trans>
    </FailedBlock>
  )
}

/** None of what can be asked has any. */
function NothingInFourK({ kind }: Pick<FourKScreenProps, 'kind'>) {
  const lines = fourK.lines
  return (
    <EmptyState
      title={<Trans>Nothing in 4K</Trans>}
      action={
        <Link className={buttonClass('primary')} to="/sources">
          <Trans>Your sources</Trans>
        </Link>
      }
    >
      {kind === undefined && <Trans>None of your sources has a title with {lines} lines or more.</Trans>}
      {kind === 'movie' && <Trans>None of your sources has a movie with {lines} lines or more.</Trans>}
      {kind === 'tv' && <Trans>None of your sources has a show with {lines} lines or more.</Trans>}
    </EmptyState>
  )
}

/** Servers that could not be asked what they have: quietly, as what they had before is shown. */
function Silent({ silent }: Pick<FourKList, 'silent'>) {
  const words = useNoteWords()
  if (silent.length === 0) return null
  return (
    <div className={css.silent} role="status">
      {silent.map((note) => (
        <p key={note.source.id}>{words(note)}</p>
      ))}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { SourceNote } from '#data/watching/streams.ts'
import type { AddressProblem, LeftOut, LeftOutReason, SourceProblem } from '#domain/sources/source.ts'

/** Why a source could not be asked, and what helps. */
export function useProblemWords(): Record<SourceProblem, string> {
  const { t } = useLingui()
  return {
    blocked: t`This page may not talk to it yet. Open the page again.`,
    unreachable: t`It does not answer. Is it switched on, and can it be reached from here?`,
    slow: t`It has not answered within eight seconds.`,
    refused: t`It refuses. The name, the password or the permission may have changed.`,
    missing: t`There is nothing of the kind at its address.`,
    failing: t`It answers with an error of its own.`,
    unreadable: t`Something answers there, but not what was expected.`,
    'no-imdb-id': t`It knows titles by their ids at IMDb, and this one has none.`,
    resting: t`It has failed twice and is asked again in a minute.`,
  }
}

/** How much of what a source has was left out, and why. */
export function useLeftOutWords(): (leftOut: readonly LeftOut[]) => string {
  const { t } = useLingui()
  const reasons: Record<LeftOutReason, string> = {
    'peer-to-peer': t`from other people's devices`,
    proxied: t`only through a go-between`,
    insecure: t`not encrypted`,
    unplayable: t`not playable in a browser`,
  }
  return (leftOut) => {
    const left = leftOut.map(({ reason, count }) => `${count} ${reasons[reason]}`).join(', ')
    return t`Left out are ${left}.`
  }
}

/** What is to be said of a source beside its streams, with its name. */
export function useNoteWords(): (note: SourceNote) => string {
  const problems = useProblemWords()
  const leftOutWords = useLeftOutWords()
  return (note) => `${note.source.name}: ${'problem' in note ? problems[note.problem] : leftOutWords(note.leftOut)}`
}

/** What is wrong with an address, or why it cannot be added, and what helps. */
export function useAddressWords(): Record<AddressProblem | 'known' | 'no-worker' | 'full' | 'not-agreed', string> {
  const { t } = useLingui()
  return {
    empty: t`Enter an address.`,
    unreadable: t`That is not an address of the web. Try one like https://media.example.org.`,
    insecure: t`Browsers do not let a page load from http. It needs an address that begins with https.`,
    'has-password': t`Leave name and password out of the address.`,
    'peer-to-peer': t`Torrents come from other people's devices. Matinee does not play them.`,
    unplayable: t`No browser plays that. Try the address of an MP4 or WebM file, or of an HLS or DASH playlist.`,
    known: t`This source is in the list already.`,
    'not-agreed': t`Say first that you may use what is there.`,
    'no-worker': t`This browser runs Matinee without its offline part, which lets pages talk to other hosts. Reload the page, or leave the private window.`,
    full: t`There is no room left on this device. Free some on the storage page.`,
  }
}

import { useEffect, useRef, useState } from 'react'
import { matchTitles } from '#data/import/match-titles.ts'
import { type ImportPlan, type ImportResult, planImport, runImport } from '#data/import/run-import.ts'
import { readImportFiles } from '#data/import/read-files.ts'
import { chooseImportFiles } from '#data/import/choose-files.ts'
import { showToast } from '#state/toasts.ts'

/** Where an import stands: nothing chosen, read, titles looked up, shown as it would be, being taken over, over. */
export type ImportState =
  | { at: 'start' | 'reading' }
  | { at: 'matching' | 'writing'; done: number; of: number }
  | { at: 'report'; plan: ImportPlan }
  | { at: 'over'; result: ImportResult }

export interface Import {
  state: ImportState
  choose: () => Promise<void>
  take: (files: readonly File[]) => Promise<void>
  /** Ends the looking up: the report then tells what was not looked up. */
  stop: () => void
  run: (plan: ImportPlan) => Promise<void>
  cancel: () => void
}

/** An import step by step; nothing is written before `run`. Who leaves the page before has changed nothing. */
export function useImport(): Import {
  const [state, setState] = useState<ImportState>({ at: 'start' })
  const matching = useRef(new AbortController())
  useEffect(() => () => matching.current.abort(), [])

  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return
    matching.current = new AbortController()
    setState({ at: 'reading' })
    const read = await readImportFiles(files)
    const matches = await matchTitles(read.entries, {
      signal: matching.current.signal,
      onProgress: (done, of) => setState({ at: 'matching', done, of }),
    })
    try {
      setState({ at: 'report', plan: await planImport(read, matches) })
    } catch {
      setState({ at: 'start' })
      showToast({ notice: 'user-data-load-failed' })
    }
  }
  return {
    state,
    take,
    choose: async () => take(await chooseImportFiles()),
    stop: () => matching.current.abort(),
    cancel: () => setState({ at: 'start' }),
    async run(plan) {
      setState({ at: 'writing', done: 0, of: plan.fresh.length })
      const result = await runImport(plan, (done, of) => setState({ at: 'writing', done, of }))
      setState({ at: 'over', result })
      showToast({ notice: result.isWhole ? 'imported' : 'import-incomplete', values: { count: result.written } })
    },
  }
}

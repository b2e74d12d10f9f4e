import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DragEvent } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { ImportReport } from './import-report.tsx'
import * as css from './import.css.ts'
import { type ImportState, useImport } from './use-import.ts'

/** Takes over a backup or the lists of another service: what would happen is shown first. */
export function ImportPanel() {
  const { state, choose, take, stop, run, cancel } = useImport()
  const { t } = useLingui()
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    if (isIdle(state)) void take([...event.dataTransfer.files])
  }
  return (
    // Whoever drops nothing has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.panel} data-import onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {isIdle(state) && (
        <>
          <p className={css.note}>
            <Trans>
              Choose the files, or drop them here: a backup of Matinee, Trakt's JSON files, Letterboxd's CSV files or its ZIP file, IMDb's
              CSV files. Letterboxd's films and what has only an id of IMDb are looked up, which needs the network.
            </Trans>
          </p>
          <div>
            <Button onClick={() => void choose()}>
              <Trans>Choose files</Trans>
            </Button>
          </div>
        </>
      )}
      <div role="status" className={css.status}>
        <Progress state={state} />
      </div>
      {(state.at === 'matching' || state.at === 'writing') && (
        <progress className={css.progress} aria-label={t`Import`} value={state.done} max={Math.max(1, state.of)} />
      )}
      {state.at === 'matching' && (
        <div>
          <Button onClick={stop}>
            <Trans>Go on without the rest</Trans>
          </Button>
        </div>
      )}
      {state.at === 'report' && <ImportReport plan={state.plan} onRun={() => void run(state.plan)} onCancel={cancel} />}
    </div>
  )
}

const isIdle = ({ at }: ImportState): boolean => at === 'start' || at === 'over'

/** Where it stands, in a sentence. */
function Progress({ state }: { state: ImportState }) {
  switch (state.at) {
    case 'start':
      return null
    case 'reading':
      return <Trans>Reading the files...</Trans>
    case 'matching':
      // Every title would be read aloud: the bar tells how far it is.
      return <Trans>Looking up titles. Nothing is changed yet.</Trans>
    case 'report':
      return <Trans>This is what an import would do. Nothing is changed yet.</Trans>
    case 'writing':
      return <Trans>Importing...</Trans>
    case 'over':
      return <Outcome written={state.result.written} isWhole={state.result.isWhole} />
  }
}

function Outcome({ written, isWhole }: { written: number; isWhole: boolean }) {
  return isWhole ? (
    <Plural value={written} one="# entry was imported." other="# entries were imported." />
  ) : (
    <Trans>Not everything could be saved. Import the same files again: what is there already is left as it is.</Trans>
  )
}

import { useLingui } from '@lingui/react/macro'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './filter-panel.css.ts'

export type Choice = 'any' | 'with' | 'without'

const next: Record<Choice, Choice> = { any: 'with', with: 'without', without: 'any' }

/** Something to ask for, to leave out, or neither; a press goes on to the next. */
export function ThreeWay({ words, state, onChange }: { words: string; state: Choice; onChange: (state: Choice) => void }) {
  const { t } = useLingui()
  const said: Record<Choice, string> = { any: words, with: t`${words}, included`, without: t`${words}, left out` }
  return (
    <button type="button" className={css.choice} data-state={state} aria-label={said[state]} onClick={() => onChange(next[state])}>
      {state === 'with' && <CheckIcon size={16} />}
      {words}
    </button>
  )
}

import { LongList } from './long-list.tsx'
import { HistoryEntry } from './history-entry.tsx'
import { Picker } from './picker.tsx'
import type { Selection } from './selection.ts'
import * as css from './history-list.css.ts'

interface HistoryListProps {
  /** Undefined while the database opens. */
  keys: readonly string[] | undefined
  selection?: Selection
}

/** What was watched, as a diary. */
export function HistoryList({ keys, selection }: HistoryListProps) {
  return (
    <LongList shelf="watch_history" keys={keys ?? []} className={css.list} itemClass={css.item}>
      {({ key, value, previous, queued }) => {
        if (!value) return null
        const entry = <HistoryEntry id={key} item={value} previous={previous} queued={queued} />
        if (!selection?.picked) return entry
        return (
          <Picker inLine name={value.title} picked={selection.picked.has(key)} onToggle={() => selection.toggle(key)}>
            {entry}
          </Picker>
        )
      }}
    </LongList>
  )
}

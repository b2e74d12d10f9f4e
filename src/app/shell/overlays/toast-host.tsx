import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { actionWords, type Notice, notices } from '#i18n/notices.ts'
import { dismissKind, dismissToast, toasts, undoLatest } from '#state/toasts.ts'
import { ToastRegion } from '#ui/overlays/toast-region.tsx'
import { useConnectionNotices } from './use-connection-notices.ts'

const isUndo = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

/** Where one types, Ctrl/Cmd+Z belongs to the text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const namedAtMost = 3

/** Puts words to the toasts of the moment and shows them. */
export function ToastHost() {
  const { i18n, t } = useLingui()
  const { list } = useSnapshot(toasts)
  useConnectionNotices()

  useEffect(() => {
    const undo = (event: KeyboardEvent): void => {
      if (isUndo(event) && !isTyping(event.target) && undoLatest()) event.preventDefault()
    }
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  }, [])

  /** The first names; what is left of them stands in the sync sheet. */
  const namesOf = (names: readonly string[]): string => {
    const shown = names.slice(0, namedAtMost).join(', ')
    const more = names.length - namedAtMost
    return more > 0 ? t`${shown} and ${more} more` : shown
  }

  // What lies beneath is there again once the newest of its kind was answered: a removal keeps its Undo.
  const newest = list.filter(({ notice, id }) => list.findLast((toast) => toast.notice === notice)?.id === id)
  const views = newest.map(({ id, notice, values, names, actions, durationMs }) => {
    const { kind, title, description }: Notice = notices[notice]
    return {
      id,
      kind,
      durationMs,
      title: i18n._({ ...title, values: { ...values } }),
      description: names.length > 0 ? namesOf(names) : description && i18n._({ ...description, values: { ...values } }),
      actions: actions.map(({ label, run }) => ({
        label: i18n._(actionWords[label]),
        run: () => {
          dismissToast(id)
          run()
        },
      })),
      dismiss: () => dismissKind(notice),
    }
  })
  return <ToastRegion label={t`Notifications`} dismissLabel={t`Dismiss`} toasts={views} />
}

import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useKnownPreferences } from '#data/account/preferences.ts'
import { actionOf } from '#domain/keys.ts'
import { actionWords, type Notice, type NoticeCode, notices } from '#i18n/notices.ts'
import { keySettings } from '#state/key-settings.ts'
import { logNotices, noteAnswer } from '#state/notice-log.ts'
import { dismissKind, dismissToast, toasts, undoLatest } from '#state/toasts.ts'
import { useNoticeWords } from '#app/shell/notices/use-notice-words.ts'
import { isWriting } from '#ui/media/surfaces.ts'
import { ToastRegion } from '#ui/overlays/toast-region.tsx'
import { keyGroups } from '#product/keys.ts'
import { useConnectionNotices } from './use-connection-notices.ts'

const isUnasked = (code: NoticeCode): boolean => {
  const notice: Notice = notices[code]
  return notice.isUnasked === true
}

/** Puts words to the toasts of the moment and shows them. */
export function ToastHost() {
  const { i18n, t } = useLingui()
  const wordsOf = useNoticeWords()
  const { list: all } = useSnapshot(toasts)
  const isTold = useKnownPreferences()?.isNotificationsEnabled
  // What nobody asked for waits until it is known whether it is wanted.
  const list = all.filter(({ notice }) => isTold === true || !isUnasked(notice))
  useConnectionNotices()
  useEffect(() => logNotices(list))

  useEffect(() => {
    if (isTold === false) for (const { id, notice } of all) if (isUnasked(notice)) dismissToast(id)
  }, [all, isTold])

  useEffect(() => {
    const undo = (event: KeyboardEvent): void => {
      const latest = toasts.list.findLast((toast) => toast.undo)
      // Where one types, Ctrl/Cmd+Z belongs to the text.
      const isTyping = event.target instanceof Element && isWriting(event.target)
      if (!latest || isTyping || actionOf(keyGroups.page, event, keySettings) !== 'undo') return
      event.preventDefault()
      noteAnswer(latest.id)
      undoLatest()
    }
    addEventListener('keydown', undo)
    return () => removeEventListener('keydown', undo)
  }, [])

  // What lies beneath is there again once the newest of its kind was answered: a removal keeps its Undo.
  const newest = list.filter(({ notice, id }) => list.findLast((toast) => toast.notice === notice)?.id === id)
  const views = newest.map((toast) => ({
    id: toast.id,
    durationMs: toast.durationMs,
    ...wordsOf(toast),
    actions: toast.actions.map(({ label, run }) => ({
      label: i18n._(actionWords[label]),
      run: () => {
        dismissToast(toast.id)
        noteAnswer(toast.id)
        run()
      },
    })),
    dismiss: () => dismissKind(toast.notice),
  }))
  return <ToastRegion label={t`Notifications`} dismissLabel={t`Dismiss`} toasts={views} />
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { actionWords } from '#i18n/notices.ts'
import { limits } from '#product/limits.ts'
import { noteAnswer, noticeLog } from '#state/notice-log.ts'
import { Age } from '#app/shell/sync/age.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ToastMark } from '#ui/overlays/toast-region.tsx'
import * as css from './notices-sheet.css.ts'
import { useNoticeWords } from './use-notice-words.ts'

/** What was told in this visit, the newest first, with what can still be done about it. */
export function NoticesSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { list } = useSnapshot(noticeLog)
  const wordsOf = useNoticeWords()
  return (
    <Sheet open onClose={onClose} title={<Trans>Recent notices</Trans>} closeLabel={t`Close`} dragDistance={limits.gestures.sheetClosePx}>
      <p className={css.hint}>
        {list.length === 0 ? (
          <Trans>Nothing was told since this page was opened. What is told stands here until you close or reload it.</Trans>
        ) : (
          <Trans>What was told since this page was opened. It is forgotten when you close or reload it.</Trans>
        )}
      </p>
      <ul>
        {list.map((told) => {
          const { kind, title, description } = wordsOf(told)
          const open = told.actions.filter(({ isOpen }) => isOpen?.() ?? true)
          return (
            <li key={told.id} className={css.notice}>
              <ToastMark kind={kind} />
              <div className={css.words}>
                <p className={css.title}>{title}</p>
                {description && <p className={css.description}>{description}</p>}
                {open.length > 0 && (
                  <div className={css.actions}>
                    {open.map(({ label, run, isOpen }) => (
                      <Button
                        key={label}
                        className={css.action}
                        onClick={() => {
                          onClose()
                          noteAnswer(told.id)
                          if (isOpen?.() ?? true) run()
                        }}
                      >
                        {i18n._(actionWords[label])}
                      </Button>
                    ))}
                  </div>
                )}
              </div>
              <span className={css.age}>
                <Age since={told.at} />
              </span>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}

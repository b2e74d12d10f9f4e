import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Sleep } from '#domain/audiobooks/sleep.ts'
import { momentText } from '#domain/watching/moment.ts'
import { listening } from '#product/listening.ts'
import { bookPlayer } from '#state/book-player.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { extendSleep, setSleep } from './book-playback.ts'
import * as css from './book.css.ts'

/** Values of the choice that are no minutes. */
const chapterChoices = { 'this-chapter': 0, 'next-chapter': 1 } as const
const running = 'running'

/** After what playing ends, growing quiet; and how to make that later. */
export function SleepTimer() {
  const { t } = useLingui()
  const { sleep } = useSnapshot(bookPlayer)
  const choose = (chosen: string): void => {
    if (chosen === running) return
    if (chosen === 'this-chapter' || chosen === 'next-chapter') setSleep({ until: 'chapter', chapters: chapterChoices[chosen] })
    else setSleep(chosen === '' ? null : { until: 'time', leftMs: Number(chosen) * 60_000 })
  }
  const minutes = listening.sleepMinutes.map((count): [string, string] => [String(count), t`${count} minutes`])
  const extra = listening.extendMinutes
  return (
    <>
      <Select
        label={t`Sleep timer`}
        value={sleep ? running : ''}
        options={[
          ['', t`Off`],
          ...(sleep ? [[running, t`On`] as const] : []),
          ...minutes,
          ['this-chapter', t`End of this chapter`],
          ['next-chapter', t`End of the next chapter`],
        ]}
        onChoose={choose}
      />
      {sleep && (
        <div className={css.sleep}>
          <p className={css.note}>
            <SleepWords sleep={sleep} />
          </p>
          <Button onClick={extendSleep}>
            {sleep.until === 'time' ? <Trans>{extra} more minutes</Trans> : <Trans>One more chapter</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

function SleepWords({ sleep }: { sleep: Sleep }) {
  if (sleep.until === 'time') {
    const left = momentText(Math.ceil(sleep.leftMs / 1000))
    return <Trans>Stops in {left}</Trans>
  }
  const { chapters } = sleep
  return (
    <Plural
      value={chapters}
      _0="Stops at the end of this chapter"
      one="Stops at the end of the next chapter"
      other="Stops after # more chapters"
    />
  )
}

import { Trans } from '@lingui/react/macro'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { useNowAndNext } from '#data/live-tv/guide.ts'
import { nowMs } from '#data/today.ts'
import { type Channel, shareOf } from '#domain/live-tv/channel.ts'
import { useFormat } from '#i18n/formats.ts'
import { useNextChange, useNow } from '#ui/states/use-now.ts'
import * as css from './now-and-next.css.ts'

/** In place of what a channel shows. */
export const NothingKnown = ({ isComing }: { isComing: boolean }) => <span className={css.free} aria-busy={isComing} />

/** What a channel shows now, how far that is, and what comes next. Where nobody says it, its lines stay free. */
export function NowAndNext({ channel }: { channel: Channel }) {
  const format = useFormat()
  const moment = useNow(nowMs)
  const { now, next, changesAt } = useNowAndNext(channel, moment)
  useNextChange(nowMs, changesAt)
  const [begins, title] = next ? [format.time(next.start), next.title] : ['', '']
  return (
    <span className={css.lines}>
      <span className={css.line}>{now?.title}</span>
      {now && <ProgressBar share={shareOf(now, moment)} className={css.progress} />}
      <span className={css.next}>
        {next && (
          <Trans>
            {begins} {title}
          </Trans>
        )}
      </span>
    </span>
  )
}

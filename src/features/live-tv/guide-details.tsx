import { Trans, useLingui } from '@lingui/react/macro'
import { loopPath } from '#components/channels/loop-path.ts'
import { channelPath } from '#components/links/paths.ts'
import { actions } from '#components/page/layout.css.ts'
import type { Channel, Programme } from '#domain/live-tv/channel.ts'
import { useFormat } from '#i18n/formats.ts'
import { limits } from '#product/limits.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './guide.css.ts'

interface GuideDetailsProps {
  channel: Channel
  programme: Programme
  now: number
  onClose: () => void
}

/** What a guide says of one programme, and the way to it. */
export function GuideDetails({ channel, programme, now, onClose }: GuideDetailsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { title, start, stop, description, category, item } = programme
  const [day, begins, ends, name] = [format.dayHeading(start, now), format.time(start), format.time(stop), channel.name]
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t`Close`} dragDistance={limits.gestures.sheetClosePx}>
      <div className={css.details}>
        <p className={css.detailTime}>
          <Trans>
            {day}, {begins} to {ends} on {name}
          </Trans>
          {category !== '' && ` · ${category}`}
        </p>
        {description !== '' && <p>{description}</p>}
        <div className={actions}>
          <a className={buttonClass('primary')} href={channelPath(channel.id)}>
            {start <= now && now < stop ? <Trans>Watch now</Trans> : <Trans>Go to {name}</Trans>}
          </a>
          {item && (
            <a className={buttonClass()} href={loopPath(item)}>
              <Trans>Details</Trans>
            </a>
          )}
        </div>
      </div>
    </Sheet>
  )
}

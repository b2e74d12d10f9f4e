import { Trans, useLingui } from '@lingui/react/macro'
import { share } from '#data/title/share.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ShareIcon } from '#ui/icons/later-icons.tsx'
import * as css from './share-button.css.ts'

/** Shares the page of something by its path: with the system's sheet, or by copying its link. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const { t } = useLingui()
  return (
    <button type="button" className={`${buttonClass()} ${css.button}`} title={t`Share`} onClick={() => void share(name, path)}>
      <ShareIcon size={20} />
      <span className={css.word}>
        <Trans>Share</Trans>
      </span>
    </button>
  )
}

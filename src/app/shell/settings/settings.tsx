import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AccentChoice } from '#components/settings/accent-choice.tsx'
import { InstallOffer } from '#components/settings/install-offer.tsx'
import { LanguageChoice, RegionChoice, ThemeChoice } from '#components/settings/look-choices.tsx'
import { SpoilerSwitch } from '#components/settings/spoiler-switch.tsx'
import { requestNotices } from '#state/notice-log.ts'
import { SettingsIcon } from '#ui/icons/icons.tsx'
import { BellIcon, SourcesIcon, StorageIcon } from '#ui/icons/later-icons.tsx'
import { AccountSection } from './account-section.tsx'
import * as css from './settings.css.ts'

/** Account, language, region, theme, accent, installing and what is stored; the same in the popover and in the sheets. */
export function Settings() {
  return (
    <div className={css.root}>
      <AccountSection />
      <LanguageChoice />
      <ThemeChoice />
      <AccentChoice />
      <RegionChoice />
      <SpoilerSwitch />
      <InstallOffer />
      <div>
        <Link to="/sources" className={css.place}>
          <SourcesIcon size={20} />
          <Trans>Your sources</Trans>
        </Link>
        <Link to="/storage" className={css.place}>
          <StorageIcon size={20} />
          <Trans>Storage</Trans>
        </Link>
        <NoticesButton />
        <Link to="/settings" className={css.place}>
          <SettingsIcon size={20} />
          <Trans>All settings</Trans>
        </Link>
      </div>
    </div>
  )
}

/** Leads to what was told in this visit; the popover makes room for it first, so that the focus comes back to what opened that. */
const NoticesButton = () => (
  <button
    type="button"
    className={css.action}
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      requestNotices()
    }}
  >
    <BellIcon size={20} />
    <Trans>Recent notices</Trans>
  </button>
)

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { rowNames } from '#product/row-names.ts'
import { regionNames, themeNames } from '#i18n/setting-names.ts'
import { themes } from '#product/appearance.ts'
import { languages, regions } from '#product/languages.ts'
import { appearance, setRegion, setTheme } from '#state/appearance.ts'
import { install, installApp } from '#state/install.ts'
import { chooseLanguage } from '#state/language.ts'
import { AccentChoice } from '#components/settings/accent-choice.tsx'
import { SpoilerSwitch } from '#components/seen/spoiler-switch.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Segmented, Select } from '#ui/controls/choice.tsx'
import { InstallIcon, ShareIcon, SourcesIcon, StorageIcon } from '#ui/icons/later-icons.tsx'
import { AccountSection } from './account-section.tsx'
import * as css from './settings.css.ts'

/** Account, language, region, theme, accent, installing and what is stored; the same in the popover and in the sheets. */
export function Settings() {
  const { i18n } = useLingui()
  const { language, region, theme } = useSnapshot(appearance)
  return (
    <div className={css.root}>
      <AccountSection />
      <Segmented
        label={<Trans>Language</Trans>}
        value={language}
        options={rowNames(languages).map((key) => [
          key,
          <span key={key} lang={key}>
            {languages[key].name}
          </span>,
        ])}
        onChoose={(next) => void chooseLanguage(next)}
      />
      <Segmented
        label={<Trans>Theme</Trans>}
        value={theme}
        options={themes.map((key) => [key, i18n._(themeNames[key])])}
        onChoose={setTheme}
      />
      <AccentChoice />
      <Select
        label={<Trans>Region</Trans>}
        value={region}
        options={regions.map((key) => [key, i18n._(regionNames[key])])}
        onChoose={setRegion}
      />
      <SpoilerSwitch />
      <InstallSection />
      <Link to="/sources" className={css.place}>
        <SourcesIcon size={20} />
        <Trans>Your sources</Trans>
      </Link>
      <Link to="/storage" className={css.place}>
        <StorageIcon size={20} />
        <Trans>Storage</Trans>
      </Link>
    </div>
  )
}

/** The install button, or how to install by hand; nothing where neither helps (decision T8). */
function InstallSection() {
  const { state } = useSnapshot(install)
  if (state === 'by-hand') {
    return (
      <div className={css.steps}>
        <p className={css.step}>
          <ShareIcon />
          <Trans>To install Matinee, tap Share in your browser, then “Add to Home Screen”.</Trans>
        </p>
        <p>
          <Trans>The installed app keeps its own list. Sign in to bring your titles along.</Trans>
        </p>
      </div>
    )
  }
  if (state !== 'offered' && state !== 'asking') return null
  return (
    <Button disabled={state === 'asking'} onClick={() => void installApp()}>
      <InstallIcon size={20} />
      <Trans>Install App</Trans>
    </Button>
  )
}

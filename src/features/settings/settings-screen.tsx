import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { checkPreferences } from '#data/account/change-setting.ts'
import { searchText } from '#domain/search/search-text.ts'
import { holdsWords } from '#domain/search/title-search.ts'
import { settingSectionNames, settingWords } from '#i18n/setting-words.ts'
import { rowNames } from '#product/row-names.ts'
import { type OwnSetting, type SettingKey, type SettingRow, type SettingSection, settings, settingSections } from '#product/settings.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { isReturning } from '#ui/virtual/navigation-state.ts'
import { controls } from './controls.tsx'
import * as css from './settings-screen.css.ts'

interface SettingsScreenProps {
  /** What is looked for among the settings. */
  search: string
  /** The setting or section that the address names; empty for the whole page. */
  at: string
}

/** Everything that can be set, from the one table of settings; each setting and each section has its address. */
export function SettingsScreen({ search, at }: SettingsScreenProps) {
  const { t } = useLingui()
  const found = useFound(search)
  const count = found.length
  const sections = settingSections.filter((section) => found.some((key) => sectionOf(key) === section))
  return (
    <div className={css.screen}>
      <title>{t`Settings – Matinee`}</title>
      <div className={css.head}>
        <h1 className={css.title}>
          <Trans>Settings</Trans>
        </h1>
        <SettingSearch search={search} />
        <p role="status" className={css.status}>
          {searchText(search) !== null &&
            (count > 0 ? (
              <Plural value={count} one="# setting has these words." other="# settings have these words." />
            ) : (
              <Trans>No setting has these words. Try another word, or fewer.</Trans>
            ))}
        </p>
      </div>
      <div className={css.columns}>
        {sections.length > 1 && <Contents sections={sections} at={at} />}
        <div className={css.sections}>
          <UnreadPreferences />
          {sections.map((section) => (
            <Section key={section} section={section} keys={found.filter((key) => sectionOf(key) === section)} at={at} />
          ))}
        </div>
      </div>
    </div>
  )
}

const rowOf = (key: SettingKey): SettingRow => settings[key]
const isOwn = (key: SettingKey): key is OwnSetting => Object.hasOwn(controls, key)
const sectionOf = (key: SettingKey): SettingSection => rowOf(key).section

/** The settings of this visitor that have all the words, in their language. */
function useFound(search: string): SettingKey[] {
  const { i18n } = useLingui()
  const { status } = useSnapshot(session)
  const holds = holdsWords(searchText(search) ?? '')
  const concerns = (key: SettingKey): boolean => (rowOf(key).for ?? status) === status
  const wordsOf = (key: SettingKey): string => {
    const { name, description } = settingWords[key]
    return [name, description, settingSectionNames[sectionOf(key)]].map((words) => i18n._(words)).join(' ')
  }
  return rowNames(settings).filter((key) => concerns(key) && holds(wordsOf(key)))
}

/** What is typed is found at once, and stands in the address. */
function SettingSearch({ search }: { search: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search)
  const [held, setHeld] = useState(search)
  if (held !== search) {
    setHeld(search)
    setTyped(search)
  }
  const find = (text: string): void => {
    setTyped(text)
    setHeld(text)
    void navigate({ to: '/settings', search: { q: text === '' ? undefined : text }, replace: true, resetScroll: false })
  }
  return (
    <form role="search" aria-label={t`Settings`} className={css.search} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={<Trans>Search the settings</Trans>}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => find(target.value)}
      />
    </form>
  )
}

/** The sections there are, each as a link. */
function Contents({ sections, at }: { sections: readonly SettingSection[]; at: string }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Sections`} className={css.contents}>
      {sections.map((section) => (
        <a key={section} href={`#${section}`} className={css.contentsLink} aria-current={section === at ? 'location' : undefined}>
          {i18n._(settingSectionNames[section])}
        </a>
      ))}
    </nav>
  )
}

/** Takes the focus when the address names it: the router scrolls to it, who reads with the ears is there as well. */
function useNamed<E extends HTMLElement>(isNamed: boolean) {
  const place = useRef<E>(null)
  useEffect(() => {
    // Who comes back is given back the link they left by.
    if (isNamed && !isReturning()) place.current?.focus({ preventScroll: true })
  }, [isNamed])
  return place
}

function Section({ section, keys, at }: { section: SettingSection; keys: readonly SettingKey[]; at: string }) {
  const { i18n } = useLingui()
  const heading = useNamed<HTMLHeadingElement>(section === at)
  return (
    <section aria-labelledby={section}>
      <h2 id={section} ref={heading} tabIndex={-1} className={css.heading}>
        {i18n._(settingSectionNames[section])}
      </h2>
      <ul className={css.list}>
        {keys.map((key) => (
          <Setting key={key} setting={key} isNamed={key === at} />
        ))}
      </ul>
    </section>
  )
}

/** One setting: its name, what it does, and its control, which may say some of that itself. */
function Setting({ setting, isNamed }: { setting: SettingKey; isNamed: boolean }) {
  const { i18n } = useLingui()
  const place = useNamed<HTMLLIElement>(isNamed)
  const { Control, says } = isOwn(setting) ? controls[setting] : { Control: null, says: 'nothing' }
  const { name, description } = settingWords[setting]
  const { page } = rowOf(setting)
  return (
    <li id={setting} ref={place} tabIndex={-1} className={css.setting} data-named={isNamed || undefined}>
      {says === 'nothing' && (
        <div>
          <h3 className={css.name}>{i18n._(name)}</h3>
          <p className={css.description}>{i18n._(description)}</p>
        </div>
      )}
      {Control && <Control />}
      {page && (
        <div className={css.actions}>
          <Link to={page} className={buttonClass('quiet')}>
            {i18n._(name)}
          </Link>
        </div>
      )}
      {says === 'name' && <p className={css.description}>{i18n._(description)}</p>}
    </li>
  )
}

/** Where the person's settings cannot be read, what is shown is what holds for everybody; that is said, with one thing to do. */
function UnreadPreferences() {
  const [isUnread, setUnread] = useState(false)
  const check = (): void => void checkPreferences().then((isRead) => setUnread(!isRead))
  useEffect(check, [])
  if (!isUnread) return null
  return (
    <div className={css.trouble}>
      <p>
        <Trans>Failed to load preferences</Trans>
      </p>
      <Button onClick={check}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

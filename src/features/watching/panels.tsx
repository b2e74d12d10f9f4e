import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback } from 'react'
import { KeyEditor } from '#components/settings/key-editor.tsx'
import { KeySwitch } from '#components/settings/key-switch.tsx'
import { playerActionNames } from '#i18n/player-names.ts'
import { breakpoints } from '#product/breakpoints.ts'
import { keyGroups } from '#product/keys.ts'
import { limits } from '#product/limits.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { EpisodesPanel } from './episodes-panel.tsx'
import { OwnPanel } from './own-panel.tsx'
import * as css from './panels.css.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { type Panel, useStage } from './stage.ts'
import { StatisticsPanel } from './statistics-panel.tsx'
import { SubtitlesPanel } from './subtitles-panel.tsx'

/** What can be opened over the player: from below on a phone, where the picture stays in sight above it, else at the side. */
export function Panels() {
  const { t, i18n } = useLingui()
  const { panel, openPanel } = useStage()
  const close = useCallback(() => openPanel(null), [openPanel])
  if (panel === null) return null
  const panels: Record<Panel, { title: ReactNode; content: ReactNode }> = {
    settings: { title: <Trans>Player settings</Trans>, content: <SettingsPanel /> },
    subtitles: { title: i18n._(playerActionNames.subtitleMenu), content: <SubtitlesPanel /> },
    episodes: { title: i18n._(playerActionNames.episodes), content: <EpisodesPanel /> },
    help: { title: i18n._(playerActionNames.help), content: <HelpPanel /> },
    statistics: { title: i18n._(playerActionNames.statistics), content: <StatisticsPanel /> },
    own: { title: <Trans>Play something of your own</Trans>, content: <OwnPanel /> },
  }
  return (
    <Sheet
      key={panel}
      open
      onClose={close}
      title={panels[panel].title}
      closeLabel={t`Close`}
      dragDistance={limits.gestures.sheetClosePx}
      side={innerWidth < breakpoints.tablet ? 'bottom' : 'end'}
    >
      <div className={css.panel}>{panels[panel].content}</div>
    </Sheet>
  )
}

/** Every key of the player, each of which can be another one; letters can be turned off (WCAG 2.1.4). */
const HelpPanel = () => (
  <>
    <KeyEditor
      sections={[{ group: keyGroups.player, fixed: [[<Trans key="tenths">To so many tenths of the film</Trans>, '0', '…', '9']] }]}
    />
    <KeySwitch />
  </>
)

import { createContext, use } from 'react'
import type { EpisodesBeside } from '#data/watching/episodes-beside.ts'
import type { Playing } from '#state/player.ts'
import type { Commands, Feedback } from './commands.ts'
import type { Playback } from './use-playback.ts'

/** What covers a part of the player when it is asked for. */
export type Panel = 'settings' | 'subtitles' | 'episodes' | 'help' | 'statistics' | 'own'

/** What all parts of one player share. */
export interface Stage {
  what: Playing
  playback: Playback
  beside: EpisodesBeside
  commands: Commands
  /** What was done last, for a moment. */
  feedback: Feedback | null
  panel: Panel | null
  openPanel: (panel: Panel | null) => void
}

export const StageContext = createContext<Stage | null>(null)

export function useStage(): Stage {
  const stage = use(StageContext)
  if (stage === null) throw new Error('This stands outside of a player.')
  return stage
}

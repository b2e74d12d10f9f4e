import { player } from '#state/player.ts'
import { isWriting } from '#ui/media/surfaces.ts'

/** Whether something plays or waits in a player, of this tab or of the page. */
export const isPlaying = (): boolean => player.playing !== null || player.book !== null || document.querySelector('video') !== null

/** Whether somebody is where text is written. */
export const isTyping = (): boolean => document.activeElement !== null && isWriting(document.activeElement)

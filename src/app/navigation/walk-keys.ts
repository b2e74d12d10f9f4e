import { chordOf } from '#domain/keys.ts'
import { isMouseless } from '#platform/television.ts'
import { remote } from '#state/remote.ts'
import { isWriting } from '#ui/media/surfaces.ts'
import { createWalk } from './walk-focus.ts'

/** By what Back is known: remote controls and gamepads have `GoBack`, some televisions the key that deletes elsewhere. */
function isBack(event: KeyboardEvent): boolean {
  const chord = chordOf(event)
  if (chord === 'GoBack' || chord === 'BrowserBack') return true
  return chord === 'Backspace' && remote.isUsed && !(event.target instanceof Element && isWriting(event.target))
}

/**
 * Arrows that lead from control to control on any screen, OK for what they led to, and the Back of remote controls. A gamepad is read from
 * when there is one. Returns what ends it.
 *
 * @param goBack goes back one page
 */
export function listenToWalk(goBack: () => void): () => void {
  const life = new AbortController()
  const { signal } = life
  const walk = createWalk(() => remote.isUsed || isMouseless())
  const after = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isBack(event)) return walk.onKeyAfter(event)
    const wasOpen = pressBack(walk.leaveControl)
    // The browser's own Back key goes back by itself.
    if (!wasOpen && event.key === 'BrowserBack') return
    event.preventDefault()
    if (!wasOpen) goBack()
  }
  const before = (event: KeyboardEvent): void => {
    walk.onKeyBefore(event)
    // Added anew for each key, it is the last of the window's listeners: whatever has a use for the key had its turn.
    if (!event.cancelBubble) addEventListener('keydown', after, { once: true })
  }
  addEventListener('keydown', before, { capture: true, signal })
  addEventListener('focusin', walk.onFocus, { signal })
  for (const name of ['pointerdown', 'wheel']) addEventListener(name, walk.onPointer, { capture: true, passive: true, signal })
  addEventListener('gamepadconnected', () => void import('./gamepad.ts').then(({ readGamepads }) => readGamepads(signal)), { signal })
  return () => life.abort()
}

/**
 * What the Back key of a remote control or a gamepad does: it closes the menu or the panel that is open, else it leaves the controls of the
 * player, else full screen, else it goes back one page. Panels that stand in the history close with it, as they do by the browser's own Back.
 *
 * @param leaveControl leaves a field that was entered; false where none was
 * @returns whether something was open
 */
function pressBack(leaveControl: () => boolean): boolean {
  const menu = [...document.querySelectorAll<HTMLElement>(':popover-open:not([popover="manual"])')].at(-1)
  const panel = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  const controls = document.querySelector<HTMLElement>('[data-controls] :focus')
  if (leaveControl()) return true
  if (menu) menu.hidePopover()
  else if (panel) close(panel)
  else if (controls) controls.blur()
  else if (document.fullscreenElement) void document.exitFullscreen()
  else return false
  return true
}

/** As Escape does, where the browser has a way to; televisions may not. */
function close(panel: HTMLDialogElement): void {
  if ('requestClose' in HTMLDialogElement.prototype) panel.requestClose()
  else panel.close()
}

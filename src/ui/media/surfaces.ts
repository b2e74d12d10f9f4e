/** The parts of the browser around a video that not every browser has. Nothing here rejects. */

type FullscreenVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Puts a player over the whole screen, or back; on phones the screen turns with it. An iPhone only shows the picture itself so. */
export async function toggleFullscreen(frame: HTMLElement, video: FullscreenVideo): Promise<void> {
  try {
    if (document.fullscreenElement) return await document.exitFullscreen()
    if (!('requestFullscreen' in frame)) return video.webkitEnterFullscreen?.()
    await frame.requestFullscreen({ navigationUI: 'hide' })
    const turning = screen.orientation as ScreenOrientation & { lock?: (to: string) => Promise<void> }
    await turning.lock?.('landscape')
  } catch {
    // Somebody said no, or this screen does not turn: the picture stays as it is.
  }
}

export const isFullscreen = (): boolean => document.fullscreenElement !== null

/** Calls back whenever something begins or ends to fill the screen; returns what ends that. */
export function onFullscreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const writing = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]'

/** Whether text is written there: each character belongs to the text. */
export const isWriting = (target: Element): boolean => target.closest(writing) !== null

/** Whether something that keeps keys to itself is open: a dialog or a menu, but not a message (`manual`). */
export const isCovered = (): boolean => document.querySelector('dialog:modal, :popover-open:not([popover="manual"])') !== null

/** Brings a part of the page into sight. */
export const scrollToPart = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' })

export const canBeInPicture = (): boolean => document.pictureInPictureEnabled === true

/** Into a small window of the system, or back. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else await video.requestPictureInPicture()
  } catch {
    // Before there is a picture, or where the person forbids it.
  }
}

/** Calls back whether there is a screen to send the picture to, until `signal` aborts; never where the browser has no way to. */
export function watchForScreens(video: HTMLVideoElement, changed: (some: boolean) => void, signal: AbortSignal): void {
  if (!('remote' in video)) return
  const { remote } = video
  const watching = remote.watchAvailability(changed).catch(() => undefined)
  const end = async (): Promise<void> => {
    const id = await watching
    if (id !== undefined) await remote.cancelWatchAvailability(id).catch(() => undefined)
  }
  signal.addEventListener('abort', () => void end())
}

/** Lets the person choose a screen (Cast, AirPlay). */
export async function chooseScreen({ remote }: HTMLVideoElement): Promise<void> {
  await remote.prompt().catch(() => undefined)
}

/** Keeps the screen lit until `signal` aborts; asks again whenever the page comes back, for hiding it ends the lock. */
export function keepScreenLit(signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | undefined
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || signal.aborted) return
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (signal.aborted) await lock?.release()
  }
  void ask()
  document.addEventListener('visibilitychange', () => void ask(), { signal })
  signal.addEventListener('abort', () => void lock?.release())
}

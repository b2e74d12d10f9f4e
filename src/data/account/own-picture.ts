import { pictureLength } from '#contract/entities/preferences.ts'
import { squarePicture } from '#platform/square-picture.ts'
import { showToast } from '#state/toasts.ts'
import { undoOf } from '#data/library/decide.ts'
import { readPreference, savePreference } from './preferences.ts'

/** As large as it is shown anywhere, twice over for dense screens (decision A13). */
const side = 256

/**
 * Makes a file the person's own picture: a setting like any other, so that it is chosen without a network and follows them to their other
 * devices. Never rejects: what went wrong is said, and the picture stays as it was.
 */
export async function chooseOwnPicture(file: Blob): Promise<void> {
  const picture = await squarePicture(file, side, pictureLength).catch(() => null)
  if (picture === null) showToast({ notice: 'picture-unreadable' })
  else await change(picture, 'picture-saved')
}

/** Takes the person's own picture away. Never rejects. */
export const removeOwnPicture = (): Promise<void> => change('', 'picture-removed')

async function change(picture: string, notice: 'picture-saved' | 'picture-removed'): Promise<void> {
  try {
    const before = await readPreference('picture')
    await savePreference('picture', picture)
    showToast({ notice, ...undoOf('preferences', ['picture'], () => void put(before)) })
  } catch {
    showToast({ notice: 'preferences-save-failed' })
  }
}

async function put(picture: string): Promise<void> {
  await savePreference('picture', picture).catch(() => showToast({ notice: 'preferences-save-failed' }))
}

import { callApi } from '#data/engine.ts'
import { exportDevice } from '#data/library/on-device.ts'
import { downloadFile } from '#platform/share.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'

/**
 * Saves everything there is of a member as a JSON file: what the server holds, or without it what this device holds. Says which. Never
 * rejects.
 */
export async function exportAccount(): Promise<void> {
  const owner = session.user?.id
  if (owner === undefined) return
  const result = await callApi('exportProfile', { owner })
  if (!result.ok) {
    if (await exportDevice(owner)) showToast({ notice: 'exported-from-device' })
    return
  }
  const { exported_at: exportedAt } = result.value
  downloadFile(`matinee-${exportedAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(result.value, null, 2))
  showToast({ notice: 'exported' })
}

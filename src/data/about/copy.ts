import { copyText } from '#platform/share.ts'
import { showToast } from '#state/toasts.ts'

/** Puts text on the clipboard, and says so where the browser does not allow it. Never rejects. */
export async function copy(text: string): Promise<boolean> {
  const isCopied = await copyText(text)
  if (!isCopied) showToast({ notice: 'copy-failed' })
  return isCopied
}

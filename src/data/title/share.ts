import { absoluteUrl, copyText, shareLink } from '#platform/share.ts'
import { showToast } from '#state/toasts.ts'

/** Shares the page of something by its path: with the system's sheet, else by copying its link. Never rejects. */
export async function share(title: string, path: string): Promise<void> {
  const url = absoluteUrl(path)
  if ((await shareLink(title, url)) !== 'unavailable') return
  showToast((await copyText(url)) ? { notice: 'link-copied', values: { title } } : { notice: 'copy-failed' })
}

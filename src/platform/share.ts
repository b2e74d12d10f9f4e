/** Puts text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands a page of ours to the system's share sheet: `shared`, `dismissed` by the person, or `unavailable` in this browser. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'dismissed' | 'unavailable'> {
  const data = { title, url }
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'unavailable'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable'
  }
}

/** Hands a file to the system's share sheet, or lets the browser save it where there is none for files. */
export async function shareFile(file: File): Promise<void> {
  const data = { files: [file] }
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) !== true) return downloadFile(file.name, file.type, file)
  // Whoever turns away from the sheet has seen it.
  await navigator.share(data).catch(() => undefined)
}

/** The whole address of a path of ours. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href

/** Some browsers begin to read only after they have asked where to save. */
const readableMs = 60_000

/** Lets the browser save something as a file, as following a download link does. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readableMs)
}

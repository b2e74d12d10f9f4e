/** Some browsers begin to read only after they have asked where to save. */
const readableMs = 60_000

/** Lets the browser save text as a file, as following a download link does. */
export function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readableMs)
}

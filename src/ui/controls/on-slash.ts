/** Calls back on `/`, except where a person is typing or a panel lies above the page. Returns the way to stop. */
export function onSlash(pressed: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], dialog')
    if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    pressed()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

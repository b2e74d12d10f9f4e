/** Calls back when another tab changes a local-storage key; `value` is null when it was removed. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed(event.key === null ? null : event.newValue)
  })
}

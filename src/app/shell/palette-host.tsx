import { Suspense, useEffect } from 'react'
import { Palette } from './lazy-panels.ts'
import { useOpener } from './use-opener.ts'

/** Opens the command palette on Ctrl+K or Cmd+K, except above another panel. */
export function PaletteHost() {
  const { open, used, show, hide } = useOpener()
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) show()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [show])
  return (
    used && (
      <Suspense>
        <Palette open={open} onClose={hide} />
      </Suspense>
    )
  )
}

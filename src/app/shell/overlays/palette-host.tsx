import { useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import type { Tool } from '#features/search/use-palette-rows.ts'
import { lazyPart, withWords } from '#i18n/i18n.ts'
import { listenToPageKeys } from '#app/navigation/page-keys.ts'
import { useOpener } from '#app/shell/use-opener.ts'

type ToolSheet = ComponentType<{ onClose: () => void }>

/** What the palette and the keys can do above any page. Loaded before it is opened, so that one panel takes the place of the other at once. */
const toolSheets: Record<Tool, () => Promise<ToolSheet>> = {
  surprise: withWords(async (): Promise<ToolSheet> => (await import('#features/home/surprise-sheet.tsx')).SurpriseSheet),
  arrange: withWords(async (): Promise<ToolSheet> => (await import('#features/home/arrange-sheet.tsx')).ArrangeSheet),
  keys: withWords(async (): Promise<ToolSheet> => (await import('./keys-sheet.tsx')).KeysSheet),
}

const Palette = lazyPart(async () => (await import('#features/search/palette.tsx')).Palette)

/** Opens the command palette on Ctrl+K or Cmd+K, except above another panel, and the sheets it leads to; listens to the keys of the page. */
export function PaletteHost() {
  const router = useRouter()
  const { open, used, show, hide } = useOpener()
  const [tool, setTool] = useState<{ Sheet: ToolSheet }>()
  const closeTool = useCallback(() => setTool(undefined), [])
  const openTool = useCallback(async (name: Tool) => setTool({ Sheet: await toolSheets[name]() }), [])
  useEffect(() => {
    const go = (href: string): void => void router.navigate({ href })
    return listenToPageKeys(go, () => void openTool('keys'))
  }, [router, openTool])
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
    <Suspense>
      {used && <Palette open={open} onClose={hide} onTool={openTool} />}
      {tool && <tool.Sheet onClose={closeTool} />}
    </Suspense>
  )
}

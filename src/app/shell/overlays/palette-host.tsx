import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import type { Tool } from '#features/search/use-palette-rows.ts'
import { lazyPart, withWords } from '#i18n/i18n.ts'
import { useOpener } from '#app/shell/use-opener.ts'

type ToolSheet = ComponentType<{ onClose: () => void }>

/** What the palette can do above any page. Loaded before it is opened, so that one panel takes the place of the other at once. */
const toolSheets: Record<Tool, () => Promise<ToolSheet>> = {
  surprise: withWords(async (): Promise<ToolSheet> => (await import('#features/home/surprise-sheet.tsx')).SurpriseSheet),
  arrange: withWords(async (): Promise<ToolSheet> => (await import('#features/home/arrange-sheet.tsx')).ArrangeSheet),
}

const Palette = lazyPart(async () => (await import('#features/search/palette.tsx')).Palette)

/** Opens the command palette on Ctrl+K or Cmd+K, except above another panel, and the sheets it leads to. */
export function PaletteHost() {
  const { open, used, show, hide } = useOpener()
  const [tool, setTool] = useState<{ Sheet: ToolSheet }>()
  const closeTool = useCallback(() => setTool(undefined), [])
  const openTool = useCallback(async (name: Tool) => setTool({ Sheet: await toolSheets[name]() }), [])
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
        <Palette open={open} onClose={hide} onTool={openTool} />
        {tool && <tool.Sheet onClose={closeTool} />}
      </Suspense>
    )
  )
}

import { useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import type { Tool } from '#features/search/use-palette-rows.ts'
import { lazyPart, withWords } from '#i18n/i18n.ts'
import { actionOf } from '#domain/keys.ts'
import { keyGroups } from '#product/keys.ts'
import { keySettings } from '#state/key-settings.ts'
import { isTyped, listenToPageKeys } from '#app/navigation/page-keys.ts'
import { listenToWalk } from '#app/navigation/walk-keys.ts'
import { noticesRequest } from '#state/notice-log.ts'
import { useOpener } from '#app/shell/use-opener.ts'

type ToolSheet = ComponentType<{ onClose: () => void }>

/** What the palette and the keys can do above any page. Loaded before it is opened, so that one panel takes the place of the other at once. */
const toolSheets: Record<Tool, () => Promise<ToolSheet>> = {
  surprise: withWords(async (): Promise<ToolSheet> => (await import('#features/home/surprise-sheet.tsx')).SurpriseSheet),
  arrange: withWords(async (): Promise<ToolSheet> => (await import('#features/home/arrange-sheet.tsx')).ArrangeSheet),
  notices: withWords(async (): Promise<ToolSheet> => (await import('#app/shell/notices/notices-sheet.tsx')).NoticesSheet),
  keys: withWords(async (): Promise<ToolSheet> => (await import('#components/settings/keys-sheet.tsx')).KeysSheet),
}

const Palette = lazyPart(async () => (await import('#features/search/palette.tsx')).Palette)

/**
 * Opens the command palette by its key, Ctrl+K or Cmd+K, except above another panel, and the sheets it leads to, one of which others ask for
 * as well; listens to the keys of the page.
 */
export function PaletteHost() {
  const router = useRouter()
  const { open, used, show, hide } = useOpener()
  const [tool, setTool] = useState<{ Sheet: ToolSheet }>()
  const closeTool = useCallback(() => setTool(undefined), [])
  const openTool = useCallback(async (name: Tool) => setTool({ Sheet: await toolSheets[name]() }), [])
  useEffect(() => {
    const go = (href: string): void => void router.navigate({ href })
    return listenToPageKeys({ go, help: () => void openTool('keys') })
  }, [router, openTool])
  useEffect(() => listenToWalk(() => router.history.back()), [router])
  useEffect(() => subscribe(noticesRequest, () => void openTool('notices')), [openTool])
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (actionOf(keyGroups.page, event, keySettings) !== 'palette' || isTyped(event)) return
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

import type { ComponentType } from 'react'
import type { Tool } from '#features/search/use-palette-rows.ts'
import { withWords } from '#i18n/i18n.ts'

export type ToolSheet = ComponentType<{ onClose: () => void }>

/** What the palette can do above any page. Loaded before it is opened, so that one panel takes the place of the other at once. */
export const toolSheets: Record<Tool, () => Promise<ToolSheet>> = {
  surprise: withWords(async (): Promise<ToolSheet> => (await import('#features/home/surprise-sheet.tsx')).SurpriseSheet),
  arrange: withWords(async (): Promise<ToolSheet> => (await import('#features/home/arrange-sheet.tsx')).ArrangeSheet),
}

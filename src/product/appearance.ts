import type { AccentColor } from '#contract/entities/preferences.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]
export const defaultTheme: Theme = 'dark'

/** The page's background in each theme. */
export const grounds = { dark: '#0b0b0f', light: '#f7f4ec' } as const

/** How much of the accent is in the browser's own bars. */
const barShare = 0.15

/** The color in which browsers paint their own bars: a theme's background with a little of the accent (specification, section 4). */
export function barColor(theme: keyof typeof grounds, accent: AccentColor): string {
  const parts = [1, 3, 5].map((at) => {
    const part = (color: string): number => Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(part(grounds[theme]) * (1 - barShare) + part(accent) * barShare)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The accents with their darker twin for text and icons on paper: each twin has at least 4.5:1 on the light background.
 * Text on the accent itself is black on all seven.
 */
export const accents: Record<AccentColor, { name: 'rose' | 'violet' | 'sky' | 'emerald' | 'amber' | 'orange' | 'red'; onPaper: string }> = {
  '#E63462': { name: 'rose', onPaper: '#B81D48' },
  '#9b87f5': { name: 'violet', onPaper: '#6246D8' },
  '#0EA5E9': { name: 'sky', onPaper: '#0369A1' },
  '#10B981': { name: 'emerald', onPaper: '#047857' },
  '#F59E0B': { name: 'amber', onPaper: '#8F5206' },
  '#F97316': { name: 'orange', onPaper: '#B0430B' },
  '#EF4444': { name: 'red', onPaper: '#BE1E1E' },
}

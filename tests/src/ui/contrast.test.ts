import { expect, test } from 'vitest'
import { accentColors } from '#contract/entities/preferences.ts'
import { accents, barColor, grounds } from '#product/appearance.ts'

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(Object.entries(accents))('%s can be read in both themes, as text and under text', (color, { onPaper }) => {
  expect(contrast(color, grounds.dark)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(onPaper, grounds.light)).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#0b0b0f', color)).toBeGreaterThanOrEqual(4.5)
})

test('each theme and accent has a color of its own for the browser’s bars, on which its text can be read', () => {
  const bars = accentColors.flatMap((accent) => [
    { bar: barColor('dark', accent), text: '#ffffff' },
    { bar: barColor('light', accent), text: '#000000' },
  ])
  expect(new Set(bars.map(({ bar }) => bar)).size).toBe(14)
  expect(bars.filter(({ bar, text }) => contrast(bar, text) < 7)).toEqual([])
})

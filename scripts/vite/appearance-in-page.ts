import type { Plugin } from 'vite'
import { accentColors } from '../../src/contract/entities/preferences.ts'
import { accents, barColor } from '../../src/product/appearance.ts'

const names = Object.fromEntries(accentColors.map((color) => [color, accents[color].name]))
const barsOf = (theme: 'dark' | 'light') => Object.fromEntries(accentColors.map((color) => [accents[color].name, barColor(theme, color)]))

/** The accents and colors of the browser's bars that the head script of index.html sets before any bundle runs, from the product's own table. */
export function appearanceInPage(): Plugin {
  const values: Record<string, string> = {
    __ACCENTS__: JSON.stringify(names),
    __DEFAULT_ACCENT__: accents[accentColors[0]].name,
    __DEFAULT_BAR__: barColor('dark', accentColors[0]),
    __BARS__: JSON.stringify({ dark: barsOf('dark'), light: barsOf('light') }),
  }
  return {
    name: 'appearance-in-page',
    transformIndexHtml: (html) => html.replaceAll(new RegExp(Object.keys(values).join('|'), 'g'), (name) => values[name] ?? name),
  }
}

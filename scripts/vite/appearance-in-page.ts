import type { Plugin } from 'vite'
import { accentColors } from '../../src/contract/accents.ts'
import { accents, grounds } from '../../src/product/appearance.ts'

const names = Object.fromEntries(accentColors.map((color) => [color, accents[color].name]))

/** The accents and backgrounds that the head script of index.html sets before any bundle runs, from the product's own table. */
export function appearanceInPage(): Plugin {
  const values: Record<string, string> = {
    __ACCENTS__: JSON.stringify(names),
    __DEFAULT_ACCENT__: accents[accentColors[0]].name,
    __DARK_GROUND__: grounds.dark,
    __LIGHT_GROUND__: grounds.light,
  }
  return {
    name: 'appearance-in-page',
    transformIndexHtml: (html) => html.replaceAll(new RegExp(Object.keys(values).join('|'), 'g'), (name) => values[name] ?? name),
  }
}

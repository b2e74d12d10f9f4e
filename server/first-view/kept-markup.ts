import { Parser } from 'htmlparser2'
import { isLeft, keptAttribute } from '#domain/kept-view.ts'

/** In a browser React moves them into the head. */
const ofHead = new Set(['title', 'meta'])
const isVoid = (name: string): boolean => /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/.test(name)
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Makes markup that React has rendered into that of a kept view, as the app does with what is on screen (`src/app/kept-views/markup.ts`). */
export function keptMarkup(rendered: string): string {
  let kept = ''
  /** How many elements are open inside of one that is left out, and of a drawing. */
  let [left, drawn] = [0, 0]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // What is beside the view cannot be reached, and would be laid out and fetched before what is in it.
        if (left > 0 || attributes['inert'] !== undefined || (drawn === 0 && (ofHead.has(name) || isLeft(name, attributes)))) {
          left += 1
          return
        }
        if (drawn > 0 || name === 'svg') drawn += 1
        // A picture fades in once a script has seen it come; here none does.
        const shown = name === 'img' ? ' data-shown=""' : ''
        // By the clock of the reader, which is not known here: its place is kept free.
        const hidden = attributes['data-clock'] === undefined ? '' : ' data-style="visibility:hidden"'
        kept += `<${name}${Object.entries(attributes).map(attributeOf).join('')}${shown}${hidden}>`
      },
      ontext(text) {
        if (left === 0) kept += escaped(text)
      },
      onclosetag(name) {
        if (left > 0) {
          left -= 1
          return
        }
        if (drawn > 0) drawn -= 1
        if (!isVoid(name)) kept += `</${name}>`
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  )
  parser.end(rendered)
  return kept
}

function attributeOf([name, value]: [string, string]): string {
  // The policy of the page lets its own script set the styles of single elements.
  if (name === 'style') return ` data-style="${escaped(value)}"`
  const kept = keptAttribute(name.toLowerCase(), value)
  return kept === undefined ? '' : ` ${name}="${escaped(kept)}"`
}

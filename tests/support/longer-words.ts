import type { BrowserContext } from '@playwright/test'

/** So much longer are the texts: what a language of longer words than ours would need. */
const longer = 0.4
/** Marks what was made longer; it is seen by nobody. */
export const longerMark = '\u2060'

const catalogue = /JSON\.parse\(("\{(?:[^"\\]|\\.)*\}")\)/

/** Has a browser get every text of the interface 40 % longer, by repeating the beginning of each. */
export async function lengthenWords(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/.+\.js$/, async (route) => {
    const answer = await route.fetch({ maxRetries: 2 })
    const code = await answer.text()
    const words = catalogue.exec(code)?.[1]
    if (words === undefined || !words.includes('\\":[')) return route.fulfill({ response: answer, body: code })
    const messages = JSON.parse(JSON.parse(words) as string) as Record<string, unknown>
    const longerMessages = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, lengthen(message)]))
    const body = code.replace(words, () => JSON.stringify(JSON.stringify(longerMessages)))
    return route.fulfill({ response: answer, body })
  })
}

/** A compiled message: texts and, in lists, the values between them, of which plurals have messages of their own. */
function lengthen(message: unknown): unknown {
  if (typeof message === 'string') return lengthenText(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown): unknown => {
    if (typeof part === 'string') return lengthenText(part)
    if (!Array.isArray(part)) return part
    return part.map((own: unknown): unknown =>
      typeof own === 'object' && own !== null ? Object.fromEntries(Object.entries(own).map(([form, text]) => [form, lengthen(text)])) : own,
    )
  })
}

/** What stands in tags stays there. */
const lengthenText = (text: string): string =>
  text.replaceAll(/(<[^>]*>)|([^<]*\p{L}[^<]*)/gu, (_whole, tag: string | undefined, words = '') =>
    tag === undefined ? withMore(words as string) : tag,
  )

function withMore(words: string): string {
  const [before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words)?.slice(1) ?? []
  return `${before}${inner}${longerMark} ${inner.slice(0, Math.max(1, Math.round(inner.length * longer) - 1)).trim()}${after}`
}

import { buildWords } from '#support/build-words.ts'
import { expect, test, vi } from 'vitest'
import { lazyNumberFormat } from '../../scripts/vite/lazy-number-format.ts'

// A build takes seconds where other tests run beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** What the built fixture says of two seats and of two thousand tickets, and how many number formats it made for each. */
async function speakWith(...plugins: Parameters<typeof buildWords>) {
  const { i18n, words, seats, tickets } = await buildWords(...plugins)
  i18n.load('de', (await words.de.start()).messages)
  i18n.load('de', (await words.de.later()).messages)
  i18n.activate('de')
  const made = vi.spyOn(Intl, 'NumberFormat')
  const say = (text: () => string): [string, number] => {
    made.mockClear()
    return [text(), made.mock.calls.length]
  }
  return { seats: say(() => seats(2)), tickets: say(() => tickets(2000)) }
}

test('a plural without its number makes no number format, one with it says it as before', async () => {
  expect(await speakWith(lazyNumberFormat())).toEqual({ seats: ['Viele Plätze', 0], tickets: ['2.000 Karten', 1] })
})

test('without the plugin Lingui still makes one for every plural (else the plugin can go)', async () => {
  expect(await speakWith()).toEqual({ seats: ['Viele Plätze', 1], tickets: [expect.stringContaining('Karten'), expect.anything()] })
})

test('the build fails when Lingui formats in another way', async () => {
  const rewritten = {
    name: 'rewritten',
    enforce: 'pre' as const,
    transform: { filter: { id: /@lingui\/core\/dist\/index\.mjs/ }, handler: (code: string) => code.replaceAll('valueStr', 'text') },
  }
  await expect(buildWords(rewritten, lazyNumberFormat())).rejects.toThrow('lazyNumberFormat no longer applies')
})

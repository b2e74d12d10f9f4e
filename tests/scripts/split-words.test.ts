import { buildWords } from '#support/build-words.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'

// A build takes seconds where other tests run beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let start: Awaited<ReturnType<typeof buildWords>>
beforeAll(async () => {
  start = await buildWords()
})

describe.each(['en', 'de'] as const)('the words of %s', (language) => {
  test('those that the code of the start names are in the first file, all others in the second', async () => {
    const [first, second] = [await start.words[language].start(), await start.words[language].later()]
    expect(Object.keys(first.messages)).toHaveLength(3)
    expect(Object.keys(second.messages)).toHaveLength(1)
    expect(Object.keys(first.messages)).not.toContain(Object.keys(second.messages)[0])
  })
})

test('the start speaks with the first file alone, what comes later with both', async () => {
  const { i18n, words, greeting, seats, loadLater } = start
  const { farewell } = await loadLater()
  i18n.load('de', (await words.de.start()).messages)
  i18n.activate('de')
  expect([greeting(), seats(2)]).toEqual(['Guten Abend', 'Viele Plätze'])
  expect(farewell()).not.toBe('Gute Nacht')
  i18n.load('de', (await words.de.later()).messages)
  expect([greeting(), farewell()]).toEqual(['Guten Abend', 'Gute Nacht'])
})

test('the build fails when catalogues are compiled in another form', async () => {
  const otherForm = {
    name: 'other-form',
    transform: { filter: { id: /\.po$/ }, handler: () => ({ code: 'export const messages = {}', moduleType: 'js' as const }) },
  }
  await expect(buildWords(otherForm)).rejects.toThrow('splitWords cannot read them')
})

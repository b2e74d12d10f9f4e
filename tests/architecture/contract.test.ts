import type { MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { notices } from '#i18n/notices.ts'
import { startTestServer } from '#support/server.ts'

test('every endpoint row has a handler', async () => {
  await using server = await startTestServer()
  const missing = Object.values(endpoints).filter(({ method, path }) => !server.app.hasRoute({ method, url: `/api${path}` }))
  expect(missing).toEqual([])
})

test('no two endpoint rows share a method and an address', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test.each(['en', 'de'] as const)('every notice has its words in every language (%s)', async (language) => {
  const { messages } = await import(`../../src/i18n/locales/${language}.po`)
  const descriptors = Object.values(notices as Record<string, { title: MessageDescriptor; description?: MessageDescriptor }>)
  const ids = descriptors.flatMap(({ title, description }) => [title.id, ...(description ? [description.id] : [])])
  expect(ids.filter((id) => !(id in messages))).toEqual([])
})

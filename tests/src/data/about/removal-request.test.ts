import { expect, test, vi } from 'vitest'
import { emptyDraft, type RemovalDraft } from '#domain/about/removal-draft.ts'
import { listRemovalRequests } from '#server/repositories/removal-requests.ts'
import { server } from '#support/one-server.ts'
import { openPage, type Page, type PageOptions } from '#support/page.ts'

const draft: RemovalDraft = {
  content: '/movie/603',
  reason: 'copyright',
  details: 'I wrote the screenplay.',
  name: 'Ada Lovelace',
  email: ' ada@example.org ',
  statement: true,
}

/** A page with the part of the data layer that is about requests, as it is loaded with their screen. */
async function open(options: PageOptions = {}) {
  const page = await openPage(server, options)
  const request = await import('#data/about/removal-request.ts')
  const { removal } = await import('#state/removal-request.ts')
  return { page, request, removal }
}

const arrived = () => listRemovalRequests(server.db, 10)
const cut = (page: Page): void => {
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
}
const answerWith = (page: Page, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  page.network.instead = (call) =>
    call === 'POST /api/content-removal'
      ? Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } }))
      : null
}

test('a request is sent and its reference kept; nothing of what was typed stays on the device', async () => {
  const { page, request, removal } = await open()
  request.keepDraft(draft)
  expect(await request.submitRequest(draft)).toEqual({})
  const [stored] = await arrived()
  expect(stored).toMatchObject({ content: '/movie/603', email: 'ada@example.org' })
  expect(removal).toMatchObject({ isWaiting: false, problem: null, receipt: { reference: stored?.reference } })
  expect(request.typedDraft()).toEqual(emptyDraft)
  expect(JSON.stringify([...page.stored])).not.toMatch(/Lovelace|example\.org|screenplay/)
})

test('a request with mistakes is not sent, and says where they are', async () => {
  const { page, request, removal } = await open()
  expect(await request.submitRequest({ ...draft, name: ' ', statement: false })).toEqual({ name: 'missing', statement: 'missing' })
  expect(page.network.calls).not.toContain('POST /api/content-removal')
  expect(removal.isWaiting).toBe(false)
})

test('without a network it is kept across a reload, and sent once by the next page that can', async () => {
  const { page, request, removal } = await open()
  cut(page)
  request.keepDraft(draft)
  await request.submitRequest(draft)
  expect(removal).toMatchObject({ isWaiting: true, problem: { kind: 'offline' } })
  expect(await arrived()).toEqual([])

  const next = await open({ stored: page.stored, isCut: true })
  expect(next.removal.isWaiting).toBe(true)
  expect(next.request.typedDraft()).toEqual(draft)
  const { followRemovalRequest } = await import('#data/about/send-waiting.ts')
  const { toasts } = await import('#state/toasts.ts')
  next.page.network.instead = null
  followRemovalRequest()
  await vi.waitFor(async () => expect(await arrived()).toHaveLength(1))
  await vi.waitFor(() => expect(next.removal.receipt).not.toBeNull())
  await vi.waitFor(() => expect(toasts.list.map(({ notice }) => notice)).toEqual(['removal-received']))
  expect(toasts.list[0]?.values).toEqual({ reference: next.removal.receipt?.reference })
  expect(next.removal.isWaiting).toBe(false)
})

test('a request whose answer was lost is the same request when it is sent again', async () => {
  const { page, request, removal } = await open()
  page.network.instead = (call) =>
    call === 'POST /api/content-removal'
      ? server
          .call('requestRemoval', { body: JSON.parse(page.stored.get('removal:waiting') ?? '') as object })
          .then(() => Promise.reject(new TypeError('Failed to fetch')))
      : null
  await request.submitRequest(draft)
  expect(removal.isWaiting).toBe(true)
  page.network.instead = null
  expect(await request.sendWaiting()).toBe(true)
  const stored = await arrived()
  expect(stored.map(({ reference }) => reference)).toEqual([removal.receipt?.reference])
})

test('what the server cannot take now goes on waiting, with the time to wait', async () => {
  const { page, request, removal } = await open()
  answerWith(page, 429, { error: { code: 'rate-limited', message: 'Too many tries.', retry_after: 120 } })
  await request.submitRequest(draft)
  expect(removal).toMatchObject({ isWaiting: true, problem: { kind: 'later', retryAfterMs: 120_000 } })
})

test('another answer in place of the server’s is none', async () => {
  const { page, request, removal } = await open()
  answerWith(page, 200, { welcome: 'to the hotel' })
  await request.submitRequest(draft)
  expect(removal).toMatchObject({ isWaiting: true, receipt: null, problem: { kind: 'not-ours' } })
})

test('what the server refuses stands in the form again, with the field it does not take', async () => {
  const { page, request, removal } = await open()
  answerWith(page, 400, { error: { code: 'invalid-input', message: '…', fields: [{ path: 'email', message: '…' }] } })
  request.keepDraft(draft)
  await request.submitRequest(draft)
  expect(removal).toMatchObject({ isWaiting: false, problem: { kind: 'refused', fields: ['email'] } })
  expect(request.typedDraft()).toEqual(draft)
  expect(page.stored.has('removal:waiting')).toBe(false)
})

test('a request that waits can be changed or discarded', async () => {
  const { page, request, removal } = await open()
  cut(page)
  request.keepDraft(draft)
  await request.submitRequest(draft)
  request.changeRequest()
  expect(removal.isWaiting).toBe(false)
  expect(request.typedDraft()).toEqual(draft)
  request.discardRequest()
  expect([...page.stored.keys()].filter((key) => key.startsWith('removal:'))).toEqual([])
})

test.each(['null', '{', '{"request_id":1}', '[]', '"text"'])('what was kept as %s is nothing', async (kept) => {
  const stored = new Map(['draft', 'waiting', 'receipt'].map((key) => [`removal:${key}`, kept]))
  const { request, removal } = await open({ stored })
  expect(removal).toMatchObject({ isWaiting: false, receipt: null })
  expect(request.typedDraft()).toEqual(emptyDraft)
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFeatureNews } from '#app/jobs/feature-news.ts'
import { featureNews, rememberFeatures } from '#data/about/feature-news.ts'
import { featureNotices } from '#product/feature-notices.ts'
import { player } from '#state/player.ts'
import { dismissToast, showToast, toasts } from '#state/toasts.ts'

const navigate = vi.hoisted(() => vi.fn<(to: { href: string }) => Promise<void>>(() => Promise.resolve()))
vi.mock('#app/router.ts', () => ({ router: { navigate } }))
vi.mock('#data/about/feature-news.ts', () => ({
  featureNews: vi.fn<typeof featureNews>(),
  rememberFeatures: vi.fn<typeof rememberFeatures>(),
}))
vi.mock('#data/account/owner.ts', () => ({ onOwnerChange: () => undefined }))

const [notice] = featureNotices
const dayMs = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(featureNews).mockReset().mockResolvedValue(notice)
  vi.mocked(rememberFeatures).mockReset().mockResolvedValue()
  navigate.mockClear()
  localStorage.setItem('visited', String(Date.now() - 2 * dayMs))
})

afterEach(() => {
  toasts.list.splice(0)
  Object.assign(player, { playing: null, book: null })
  document.body.replaceChildren()
  vi.useRealTimers()
})

const told = () => toasts.list.map(({ notice: code }) => code)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const comeBack = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}
const press = (label: string) =>
  toasts.list
    .flatMap(({ actions }) => actions)
    .find((action) => action.label === label)
    ?.run()

test('what is new stands for ten seconds and is remembered; three seconds later more of it is offered for eight', async () => {
  startFeatureNews()
  await pass(0)
  expect(toasts.list.map(({ notice: code, durationMs }) => [code, durationMs])).toEqual([['enhanced-player', 10_000]])
  expect(rememberFeatures).toHaveBeenCalledExactlyOnceWith('1.0.0')
  await pass(2999)
  expect(told()).toEqual(['enhanced-player'])
  await pass(1)
  expect(toasts.list.map(({ notice: code, durationMs }) => [code, durationMs])).toEqual([
    ['enhanced-player', 10_000],
    ['feature-more', 8000],
  ])
  press('learnMore')
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/player' })
  press('gotIt')
  expect(rememberFeatures).toHaveBeenLastCalledWith('1.0.0')
})

test('who has answered is not offered more', async () => {
  startFeatureNews()
  await pass(0)
  dismissToast(toasts.list[0]?.id ?? 0)
  await pass(10_000)
  expect(told()).toEqual([])
})

test.each<[why: string, prevent: () => void]>([
  ['something plays', () => Object.assign(player, { playing: {} })],
  ['a book is read aloud', () => Object.assign(player, { book: {} })],
  ['a channel plays', () => document.body.append(document.createElement('video'))],
  ['something else is told', () => void showToast({ notice: 'update-ready' })],
  ['somebody is here for the first time', () => localStorage.removeItem('visited')],
  ['somebody came today', () => localStorage.setItem('visited', String(Date.now() - dayMs / 2))],
])('nothing is told and nothing remembered while %s', async (_, prevent) => {
  prevent()
  startFeatureNews()
  await pass(0)
  expect(told()).not.toContain('enhanced-player')
  expect(rememberFeatures).not.toHaveBeenCalled()
})

test('it is looked for again whenever the tab becomes visible; a failure is silent', async () => {
  vi.mocked(featureNews).mockRejectedValueOnce(new Error('blocked'))
  startFeatureNews()
  await pass(0)
  expect(told()).toEqual([])
  await comeBack()
  expect(told()).toEqual(['enhanced-player'])
})

test('who was here before that was noted has known Matinee for long', async () => {
  localStorage.setItem('visited', 'true')
  startFeatureNews()
  await pass(0)
  expect(told()).toEqual(['enhanced-player'])
})

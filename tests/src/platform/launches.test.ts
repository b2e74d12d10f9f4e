import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onLaunch } from '#platform/launches.ts'

type Consumer = (launch: { targetURL?: string | null }) => void

/** Chromium's queue: what came before there was a consumer is handed to it at once. */
let launch: Consumer
function fakeQueue(...waiting: { targetURL?: string | null }[]): void {
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer(consumer: Consumer) {
        for (const one of waiting) consumer(one)
        launch = consumer
      },
    },
  })
}

const launched: string[] = []
const listen = (): void => onLaunch((address) => void launched.push(address))

beforeEach(() => {
  launched.length = 0
  vi.stubGlobal('location', { origin: 'https://matinee.example' })
})
afterEach(() => void vi.unstubAllGlobals())

test('a launch while the app is open leads to its address, without its host', () => {
  fakeQueue()
  listen()
  launch({ targetURL: 'https://matinee.example/share?url=https%3A%2F%2Fimdb.com%2Ftitle%2Ftt0133093%2F' })
  launch({ targetURL: 'https://matinee.example/movie/603#cast' })
  expect(launched).toEqual(['/share?url=https%3A%2F%2Fimdb.com%2Ftitle%2Ftt0133093%2F', '/movie/603#cast'])
})

test('what brought this page here leads nowhere a second time', () => {
  fakeQueue({ targetURL: 'https://matinee.example/movie/603' })
  listen()
  expect(launched).toEqual([])
})

test.each([
  ['the icon of the app', { targetURL: 'https://matinee.example/' }],
  ['another host', { targetURL: 'https://matinee.example.evil.example/movie/603' }],
  ['no address', {}],
  ['an empty address', { targetURL: null }],
])('%s leads nowhere', (_, given) => {
  fakeQueue()
  listen()
  launch(given)
  expect(launched).toEqual([])
})

test('a browser without launches is left alone', () => {
  vi.stubGlobal('window', {})
  expect(listen).not.toThrow()
})

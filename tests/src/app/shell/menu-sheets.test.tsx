// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MoreSheet, OverlayMenu } from '#app/shell/menus/menu-sheets.tsx'
import { render } from '#support/render.tsx'
import '#support/top-layer.ts'

interface Fake {
  community: string
  /** Says that somebody came to a page. */
  arrive: (move: { pathChanged: boolean }) => void
}

const fake = vi.hoisted((): Fake => ({ community: '', arrive: () => undefined }))

vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({
    subscribe(_: string, arrived: Fake['arrive']) {
      fake.arrive = arrived
      return () => undefined
    },
  }),
}))
vi.mock('#app/shell/path-link.tsx', () => ({
  PathLink: ({ path, children }: { path: string; children: ReactNode }) => (
    <a href={path} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  ),
}))
vi.mock('#app/shell/settings/settings.tsx', () => ({ Settings: () => null }))
vi.mock('#data/catalogue/operator.ts', () => ({ useConfig: () => ({ links: { community: fake.community } }) }))

let widen: () => void
/** A window that becomes wide enough when it is told to. */
function narrowWindow(): void {
  const query = Object.assign(new EventTarget(), { matches: false })
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as never)
  widen = () => {
    query.matches = true
    query.dispatchEvent(new Event('change'))
  }
}

beforeEach(() => {
  fake.community = ''
  narrowWindow()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const closed = vi.fn<() => void>()
function open(Menu: typeof MoreSheet): void {
  closed.mockReset()
  render(<Menu open onClose={closed} />)
}

const choose = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }))

test('the sheet of phones goes 300 ms after a choice', () => {
  open(MoreSheet)
  choose('Sports')
  act(() => void vi.advanceTimersByTime(299))
  expect(closed).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(closed).toHaveBeenCalledOnce()
})

test('the menu of tablets goes with the choice', () => {
  open(OverlayMenu)
  choose('Sports')
  expect(closed).toHaveBeenCalledOnce()
})

test.each([
  ['the sheet', MoreSheet, 300],
  ['the menu', OverlayMenu, 0],
])('%s goes with the page that somebody came to another way, and stays when only its query changes', (_, Menu, ms) => {
  open(Menu)
  act(() => {
    fake.arrive({ pathChanged: false })
    vi.advanceTimersByTime(1000)
  })
  expect(closed).not.toHaveBeenCalled()
  act(() => {
    fake.arrive({ pathChanged: true })
    vi.advanceTimersByTime(ms)
  })
  expect(closed).toHaveBeenCalledOnce()
})

test.each([
  ['the sheet', MoreSheet],
  ['the menu', OverlayMenu],
])('%s goes when the window has room for another', (_, Menu) => {
  open(Menu)
  act(widen)
  expect(closed).toHaveBeenCalledOnce()
})

test('what is new is marked, and read out as a word', () => {
  open(MoreSheet)
  expect(screen.getAllByRole('link', { name: /new$/ }).map(({ textContent }) => textContent)).toEqual([
    'DiscoverNEW new',
    'DiscoverNEW new',
    'NewsNEW new',
  ])
  expect(screen.getAllByRole('link', { name: 'Discover new' })).toHaveLength(2)
})

test('the operator’s chat is under More where there is one', () => {
  open(MoreSheet)
  expect(screen.queryByRole('link', { name: 'Community' })).toBeNull()
  fake.community = 'https://chat.example/matinee'
  open(MoreSheet)
  expect(screen.getByRole('link', { name: 'Community' }).getAttribute('href')).toBe('https://chat.example/matinee')
})

// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'
import { render } from '#support/render.tsx'

const [columns, pitch, view] = [4, 200, 800]
let scrolled = 0

const layout = document.createElement('style')
layout.textContent = `.grid { grid-template-columns: ${'180px '.repeat(columns)}; column-gap: 20px; row-gap: 20px }`
document.head.append(layout)

/** The layout of a grid that begins at the top of the page: four columns, lines of 180 px with a gap of 20, a view of four lines. */
beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 0
  vi.stubGlobal('innerHeight', view)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(pitch - 20)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.matches('ul') ? new DOMRect(0, -scrolled, 800, 0) : new DOMRect(0, 0, 180, pitch - 20)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function List({ kind, count }: { kind: string; count: number }) {
  const lines = useWindowLines<HTMLUListElement>(kind, count)
  return (
    <WindowList lines={lines} className="grid">
      {(place) => (
        <li key={place} data-place={place}>
          <a href={`#${place}`} data-card>
            {place}
          </a>
        </li>
      )}
    </WindowList>
  )
}

const rendered = (): number[] => [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => Number(dataset['place']))
const lines = (): [number, number] => [Math.min(...rendered()) / columns, (Math.max(...rendered()) + 1) / columns]
const spaces = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('li[aria-hidden]')].map(({ style }) => Number.parseFloat(style.height))

const scrollTo = (top: number): void => {
  scrolled = top
  act(() => {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(2000)
  })
}
const settle = (): void => act(() => void vi.advanceTimersByTime(2000))

test('of a long list only the lines of the view and three quarters of one beyond it are rendered', () => {
  render(<List kind="long" count={1000} />)
  scrollTo(0)
  expect(lines()[0]).toBe(0)
  expect(lines()[1]).toBeGreaterThanOrEqual(view / pitch)
  expect(lines()[1]).toBeLessThanOrEqual(10)
  scrollTo(100 * pitch)
  const [from, to] = lines()
  expect(from).toBeLessThanOrEqual(100)
  expect(from).toBeGreaterThanOrEqual(96)
  expect(to).toBeGreaterThanOrEqual(104)
  expect(to).toBeLessThanOrEqual(109)
})

test('what is left out keeps its exact height, so that nothing moves while one scrolls', () => {
  render(<List kind="heights" count={1000} />)
  const whole = 250 * pitch - 20
  for (const top of [0, 20_000, 30_000, 49_000]) {
    scrollTo(top)
    const [from, to] = lines()
    const gaps = [from, 250 - to].filter((left) => left > 0)
    expect(spaces()).toEqual(gaps.map((left) => left * pitch - 20))
    expect(spaces().reduce((sum, height) => sum + height, 0) + (to - from) * pitch - 20 + gaps.length * 20).toBe(whole)
  }
})

test('the item with the focus stays rendered wherever the list is scrolled to, until the focus leaves it', () => {
  render(<List kind="focus" count={1000} />)
  scrollTo(0)
  const link = document.querySelector<HTMLElement>('[data-place="2"] a')
  act(() => link?.focus())
  scrollTo(40_000)
  expect(rendered()).toContain(2)
  expect(rendered()).not.toContain(100)
  expect(document.activeElement).toBe(link)
  if (link) fireEvent.blur(link)
  settle()
  expect(rendered()).not.toContain(2)
})

test('of a short list all lines are rendered in the end, those in view first', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  render(<List kind="short" count={200} />)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(rendered()).toHaveLength(200)
  expect(spaces()).toEqual([])
})

test('lines that are scrolled past too fast to be seen are never rendered', () => {
  render(<List kind="fast" count={4000} />)
  scrollTo(0)
  const seen = new Set(rendered())
  for (let frame = 1; frame <= 20; frame += 1) {
    scrolled = frame * 4 * pitch
    act(() => {
      dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(16)
    })
    for (const place of rendered()) seen.add(place)
  }
  expect(seen.size).toBeLessThan(100)
})

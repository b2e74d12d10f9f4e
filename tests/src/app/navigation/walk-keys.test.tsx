// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToWalk } from '#app/navigation/walk-keys.ts'
import { remote } from '#state/remote.ts'
import { render } from '#support/render.tsx'

const goBack = vi.fn<() => void>()
let end: () => void

beforeEach(() => {
  goBack.mockClear()
  remote.isUsed = true
  end = listenToWalk(goBack)
})
afterEach(() => {
  end()
  remote.isUsed = false
})

/** Lists of so many cards in a line; the first letter of a card's name is its list, the number its place. */
function Lists({ of, perLine = 10, below }: { of: Readonly<Record<string, number>>; perLine?: number; below?: string }) {
  return (
    <main>
      {Object.entries(of).map(([list, count]) => (
        <ul key={list}>
          {Array.from({ length: count }, (_, place) => (
            <li key={place}>
              <article>
                <a href={`#${list}${place}`} data-card data-line={Math.floor(place / perLine)} data-column={place % perLine}>
                  {`${list}${place}`}
                </a>
                {list === below && (
                  <div data-actions>
                    {['Watch', 'Keep'].map((act, column) => (
                      <button key={act} type="button" tabIndex={-1} data-line={0.75} data-column={place % perLine} data-part={column}>
                        {`${act} ${list}${place}`}
                      </button>
                    ))}
                  </div>
                )}
              </article>
            </li>
          ))}
        </ul>
      ))}
    </main>
  )
}

/** There is no layout here: every list is 300 px high, its lines 100, its columns 100 wide. */
function lay(): void {
  for (const [place, list] of screen.getAllByRole('list').entries()) {
    for (const one of list.querySelectorAll<HTMLElement>('[data-column]')) {
      const { line, column, part } = one.dataset
      const top = place * 300 + Number(line) * 100
      const box =
        part === undefined
          ? new DOMRect(Number(column) * 100, top, 90, 70)
          : new DOMRect(Number(column) * 100 + Number(part) * 40, top, 30, 20)
      vi.spyOn(one, 'getBoundingClientRect').mockReturnValue(box)
    }
  }
}

/** Puts controls one below the other, 50 px apart. */
function stack(controls: readonly HTMLElement[]): void {
  for (const [at, control] of controls.entries())
    vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 50, 100, 40))
}

const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** Where the focus is after each of these keys. */
async function walk(lists: React.ReactElement, from: string, keys: readonly string[]): Promise<(string | null | undefined)[]> {
  const { user } = render(lists)
  lay()
  screen.getByRole('link', { name: from }).focus()
  const met: (string | null | undefined)[] = []
  for (const key of keys) {
    await user.keyboard(key)
    met.push(focused())
  }
  return met
}

test('arrows, Home and End walk the cards of a row and stop at its ends', async () => {
  const keys = ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}']
  expect(await walk(<Lists of={{ a: 3 }} />, 'a0', keys)).toEqual(['a1', 'a2', 'a2', 'a1', 'a0', 'a0'])
})

test('arrows with a modifier are left to the browser', async () => {
  expect(await walk(<Lists of={{ a: 3 }} />, 'a0', ['{Alt>}{ArrowRight}{/Alt}', '{Shift>}{ArrowRight}{/Shift}'])).toEqual(['a0', 'a0'])
})

test('in a grid up and down go to the nearest card of the next line, from the last line on to the next list', async () => {
  const keys = ['{ArrowDown}', '{ArrowUp}', '{ArrowRight}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']
  expect(await walk(<Lists of={{ a: 5, b: 5 }} perLine={3} />, 'a1', keys)).toEqual(['a4', 'a1', 'a2', 'a4', 'b1', 'a4'])
})

test('a row remembers the card by which it was left', async () => {
  const keys = ['{ArrowDown}', '{ArrowRight}', '{ArrowDown}', '{Home}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}']
  expect(await walk(<Lists of={{ a: 4, b: 4, c: 4 }} />, 'a2', keys)).toEqual(['b2', 'b3', 'c3', 'c0', 'b3', 'a2', 'b3', 'c0'])
})

test('what can be done with a card lies below it, and the row still remembers the card', async () => {
  const keys = ['{ArrowDown}', '{ArrowRight}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']
  expect(await walk(<Lists of={{ a: 2, b: 2 }} below="a" />, 'a1', keys)).toEqual(['Watch a1', 'Keep a1', 'a1', 'Watch a1', 'b1', 'a1'])
})

test.each([
  ['waited for where it is in view', 100, 0],
  ['scrolled to where it is not', 1000, 1],
])('what is still to be drawn comes before anything beyond it, and is %s', async (_how, top, scrolls) => {
  render(<Lists of={{ a: 2, b: top < innerHeight ? 2 : 0 }} />)
  lay()
  const page = document.scrollingElement ?? document.documentElement
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000)
  const scrollBy = vi.spyOn(page, 'scrollBy')
  const space = document.createElement('li')
  space.dataset['space'] = ''
  vi.spyOn(space, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 400, 150))
  screen.getAllByRole('list')[0]?.append(space)
  const card = screen.getByRole('link', { name: 'a1' })
  card.focus()
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
  card.dispatchEvent(key)
  expect(document.activeElement).toBe(card)
  expect(key.defaultPrevented).toBe(true)
  expect(scrollBy).toHaveBeenCalledTimes(scrolls)
})

/** A field, a choice of two, a list of choices and a slider, between two buttons. */
function Form() {
  return (
    <main>
      <button type="button">before</button>
      <input aria-label="name" />
      <input type="radio" name="size" aria-label="small" defaultChecked />
      <select aria-label="country" defaultValue="b">
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input type="range" aria-label="volume" />
      <input type="checkbox" aria-label="loud" />
      <button type="button">after</button>
    </main>
  )
}
const stops = ['before', 'name', 'small', 'country', 'volume', 'loud', 'after']

function renderForm() {
  const rendered = render(<Form />)
  stack([...document.querySelectorAll<HTMLElement>('main > *')])
  return rendered
}

test('arrows pass what would use them itself, and change nothing on the way', async () => {
  const { user } = renderForm()
  screen.getByRole('button', { name: 'before' }).focus()
  const met = [focused()]
  for (let press = 1; press < stops.length; press += 1) {
    await user.keyboard('{ArrowDown}')
    met.push(focused())
  }
  expect(met).toEqual(stops)
  expect(screen.getByRole('combobox', { name: 'country' })).toHaveProperty('value', 'b')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('volume')
})

test('OK enters a field, which then has its arrows; Back leaves it, and then goes back', async () => {
  const { user } = renderForm()
  screen.getByRole('button', { name: 'before' }).focus()
  await user.keyboard('{ArrowDown}{Enter}abc{ArrowDown}')
  expect(focused()).toBe('name')
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveProperty('value', 'abc')
  const back = { key: 'Unidentified', keyCode: 461, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', back))
  expect(goBack).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('small')
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', back))
  expect(goBack).toHaveBeenCalledTimes(1)
})

test('OK presses a switch that an arrow led to', async () => {
  const { user } = renderForm()
  screen.getByRole('slider', { name: 'volume' }).focus()
  screen.getByRole('button', { name: 'after' }).focus()
  await user.keyboard('{ArrowUp}{Enter}')
  expect(screen.getByRole('checkbox', { name: 'loud' })).toHaveProperty('checked', true)
})

test('a field that was reached by Tab or by a finger keeps its arrows', async () => {
  const { user } = renderForm()
  screen.getByRole('textbox', { name: 'name' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('name')
})

test('whoever has a use for an arrow has it first, wherever it listens', async () => {
  const { user } = renderForm()
  addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  screen.getByRole('button', { name: 'before' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('before')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('name')
})

test('with a mouse up and down scroll until a control has the focus by key; left and right have nothing to scroll', async () => {
  remote.isUsed = false
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
  const { user } = renderForm()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(document.body)
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('before')
})

test('where the focus was lost it is found again near the place', async () => {
  const { user } = renderForm()
  screen.getByRole('button', { name: 'before' }).focus()
  await user.keyboard('{ArrowDown}')
  screen.getByRole('textbox', { name: 'name' }).remove()
  expect(document.activeElement).toBe(document.body)
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('small')
})

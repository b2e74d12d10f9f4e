// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walkCards } from '#ui/carousel/walk-cards.ts'
import { render } from '#support/render.tsx'

beforeEach(() => addEventListener('keydown', walkCards))
afterEach(() => removeEventListener('keydown', walkCards))

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
                    <button type="button" tabIndex={-1}>{`Watch ${list}${place}`}</button>
                    <button type="button" tabIndex={-1}>{`Keep ${list}${place}`}</button>
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

/** There is no layout here: every list is 1,000 px high, its lines 200, its columns 100 wide. */
function lay(): void {
  for (const [place, list] of screen.getAllByRole('list').entries()) {
    for (const card of list.querySelectorAll<HTMLElement>('[data-card]')) {
      const { line, column } = card.dataset
      vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(Number(column) * 100, place * 1000 + Number(line) * 200, 90, 150))
    }
  }
}

/** Where the focus is after each of these keys. */
async function walk(lists: React.ReactElement, from: string, keys: readonly string[]): Promise<(string | undefined)[]> {
  const { user } = render(lists)
  lay()
  screen.getByRole('link', { name: from }).focus()
  const met: (string | undefined)[] = []
  for (const key of keys) {
    await user.keyboard(key)
    met.push(document.activeElement?.textContent)
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

test('what can be done with a card lies below it', async () => {
  const keys = ['{ArrowDown}', '{ArrowRight}', '{ArrowRight}', '{ArrowUp}', '{ArrowDown}', '{ArrowDown}']
  expect(await walk(<Lists of={{ a: 2, b: 2 }} below="a" />, 'a1', keys)).toEqual([
    'Watch a1',
    'Keep a1',
    'Keep a1',
    'a1',
    'Watch a1',
    'b1',
  ])
})

test('a list of which more is still to be drawn does not end there', async () => {
  const lists = <Lists of={{ a: 2, b: 2 }} />
  const { rerender } = render(lists)
  lay()
  const space = document.createElement('li')
  space.dataset['space'] = ''
  screen.getAllByRole('list')[0]?.append(space)
  rerender(lists)
  const card = screen.getByRole('link', { name: 'a1' })
  card.focus()
  card.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(card)
})

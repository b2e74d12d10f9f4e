// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from '#components/page/pagination.tsx'
import { render } from '#support/render.tsx'

const show = (page: number, pages: number) => {
  render(<Pagination page={page} pages={pages} hrefOf={(other) => `/movie/popular?page=${other}`} />)
  return {
    previous: screen.queryByRole('link', { name: 'Previous' }),
    next: screen.queryByRole('link', { name: 'Next' }),
  }
}

/** Where a link leads, and whether it says that it is disabled. */
const link = (name: string): [string | null, string | null] => {
  const element = screen.getByRole('link', { name })
  return [element.getAttribute('href'), element.getAttribute('aria-disabled')]
}

test('in the middle both neighbours are links', () => {
  const { previous, next } = show(2, 3)
  expect([previous?.getAttribute('href'), next?.getAttribute('href')]).toEqual(['/movie/popular?page=1', '/movie/popular?page=3'])
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 2 of 3')
})

test.each([
  [1, 'Previous', 'Next'],
  [3, 'Next', 'Previous'],
])('on page %i of 3 "%s" leads nowhere and says so, "%s" does', (page, without, withLink) => {
  show(page, 3)
  expect(link(without)).toEqual([null, 'true'])
  expect(link(withLink)).toEqual(['/movie/popular?page=2', null])
})

test('of a single page there is nothing to page through', () => {
  const { previous, next } = show(1, 1)
  expect([previous, next]).toEqual([null, null])
})

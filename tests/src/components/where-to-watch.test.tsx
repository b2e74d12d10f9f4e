// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { WhereToWatch } from '#components/facts/where-to-watch.tsx'
import { configNow } from '#data/catalogue/catalogue.ts'
import { render } from '#support/render.tsx'

vi.mock('#data/home/home.ts', () => ({ useHome: () => ({ services: [] }) }))
vi.mock('#data/catalogue/catalogue.ts', () => ({ configNow: vi.fn() }))

const link = 'https://www.themoviedb.org/movie/603/watch?locale=US'
const offers = [{ region: 'US', link, stream: [{ id: 8, name: 'Netflix', logoPath: null }], rent: [], buy: [] }]

test.each([
  { of: 'of the movie database leads to its offers', demo: false, links: [link] },
  { of: 'of the demo leads nowhere', demo: true, links: [] },
])('a title $of', ({ demo, links }) => {
  const catalogue = { tmdbBaseUrl: '/tmdb/3', tmdbKey: null, imageBaseUrl: '', version: '' }
  vi.mocked(configNow).mockReturnValue({ ...catalogue, demo, links: { community: '', support: '', source: '', social: [] } })
  render(<WhereToWatch offers={offers} />)
  expect(screen.queryAllByRole('link').map((found) => found.getAttribute('href'))).toEqual(links)
  expect(screen.getByText('Netflix')).toBeDefined()
})

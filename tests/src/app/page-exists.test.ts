import { expect, test } from 'vitest'
import { pageExists } from '#app/shell/page-exists.ts'
import { footerLinks } from '#product/footer.ts'

const router = (...paths: string[]) => ({ routesByPath: Object.fromEntries(paths.map((path) => [path, {}])) })

test('the footer keeps the ten links of the specification', () => {
  expect(footerLinks).toHaveLength(10)
})

test('a quick link shows once its list page has a row, in the plural form too', () => {
  expect(pageExists(router(), '/tv/popular')).toBe(true)
  expect(pageExists(router(), '/movies/top-rated')).toBe(true)
  expect(pageExists(router(), '/movies/no-such-list')).toBe(false)
})

test('a quick link shows once its page has a route', () => {
  expect(pageExists(router('/'), '/live-tv')).toBe(false)
  expect(pageExists(router('/', '/live-tv'), '/live-tv')).toBe(true)
})

test('a quick link to a genre shows once genres have a page', () => {
  expect(pageExists(router('/movie/genre/$slug'), '/movies/genre/family')).toBe(true)
  expect(pageExists(router('/movie/genre/$slug'), '/tv/genre/family')).toBe(false)
})

test('an address that only a parameter would catch is not a page', () => {
  expect(pageExists(router('/movie/$entry', '/movies/$'), '/movies/genre/family')).toBe(false)
})

import { expect, test } from 'vitest'
import { routeExists } from '#app/navigation/route-exists.ts'
import { footerLinks } from '#product/footer.ts'

const router = (...paths: string[]) => ({ routesByPath: Object.fromEntries(paths.map((path) => [path, {}])) })

test('the footer keeps the ten links of the specification', () => {
  expect(footerLinks).toHaveLength(10)
})

test('a quick link shows once its list page has a row, in the plural form too', () => {
  expect(routeExists(router(), '/tv/popular')).toBe(true)
  expect(routeExists(router(), '/movies/top-rated')).toBe(true)
  expect(routeExists(router(), '/movies/no-such-list')).toBe(false)
})

test('a quick link shows once its page has a route', () => {
  expect(routeExists(router('/'), '/live-tv')).toBe(false)
  expect(routeExists(router('/', '/live-tv'), '/live-tv')).toBe(true)
})

test('a quick link to a genre shows once genres have a page', () => {
  expect(routeExists(router('/movie/genre/$slug'), '/movies/genre/family')).toBe(true)
  expect(routeExists(router('/movie/genre/$slug'), '/tv/genre/family')).toBe(false)
})

test('an address that only a parameter would catch is not a page', () => {
  expect(routeExists(router('/movie/$entry', '/movies/$'), '/movies/genre/family')).toBe(false)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cataloguePath, catalogues } from '#product/catalogues.ts'
import { footerLinks, legalLinks } from '#product/footer.ts'
import { menus } from '#product/menus.ts'
import { rowNames } from '#product/row-names.ts'
import { addresses, keyRows, limitRows, listAddresses, texts } from './clauses.ts'

const words = readFileSync('src/i18n/locales/en.po', 'utf8')
const routes = [...readFileSync('src/app/route-tree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => path ?? '')

/** Whether a route is of this address, parameter by parameter. */
const answers = (route: string, address: string): boolean => {
  const pattern = route.replace(/\/$/, '').replace(/\/\$$/, '/.+').replace(/\$\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address.replace(/\/$/, ''))
}

describe('what the specification names', () => {
  test.each(texts)('the text “%s”', (text) => {
    expect(words).toContain(`\nmsgid ${JSON.stringify(text)}\n`)
  })

  test.each(limitRows)('the limit of %s', (_, here, specified) => {
    expect(here).toEqual(specified)
  })

  test.each(keyRows)('the key of %s', (_, keys, key) => {
    expect(keys).toContain(key)
  })

  test.each(Object.entries(addresses))('the address %s', (address, route) => {
    expect(routes).toContain(route)
    expect(answers(route, address)).toBe(true)
  })

  test.each([
    ...Object.values(menus)
      .flat()
      .map(({ path }) => path),
    ...footerLinks,
    ...legalLinks,
  ])('the page behind the link to %s', (path) => {
    expect(routes.some((route) => route !== '/$' && answers(route, path))).toBe(true)
  })

  test.each(listAddresses)('the list page %s', (address) => {
    expect(rowNames(catalogues).map(cataloguePath)).toContain(address)
  })
})

// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { ClientConfig } from '#contract/config.ts'
import { useConfig } from '#data/catalogue/operator.ts'
import type { CatalogueWay, LegalTextProps } from '#features/about/legal-screens.tsx'
import * as dmcaDe from '#features/about/texts/dmca-de.tsx'
import * as dmcaEn from '#features/about/texts/dmca-en.tsx'
import * as privacyDe from '#features/about/texts/privacy-de.tsx'
import * as privacyEn from '#features/about/texts/privacy-en.tsx'
import * as termsDe from '#features/about/texts/terms-de.tsx'
import * as termsEn from '#features/about/texts/terms-en.tsx'
import { retention } from '#product/retention.ts'
import { render } from '#support/render.tsx'

vi.mock('#data/catalogue/operator.ts', async (original) => ({ ...(await original<object>()), useConfig: vi.fn(() => null) }))

const texts: Record<string, Record<'en' | 'de', ComponentType<LegalTextProps>>> = {
  privacy: { en: privacyEn.PrivacyText, de: privacyDe.PrivacyText },
  terms: { en: termsEn.TermsText, de: termsDe.TermsText },
  dmca: { en: dmcaEn.DmcaText, de: dmcaDe.DmcaText },
}

async function read(Text: ComponentType<LegalTextProps>, way?: CatalogueWay): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Text way={way} />, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  })
  await router.load()
  return render(<RouterProvider router={router} />).container
}

const linksOf = (text: HTMLElement): (string | null)[] => [...text.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const count = (text: HTMLElement, of: string): number => text.querySelectorAll(of).length
const wordsOf = (text: HTMLElement): string => text.textContent.replaceAll(/\s+/g, ' ')

describe.each(Object.entries(texts))('the text of %s', (_, { en, de }) => {
  test('has the same parts in both languages, and leads to the same pages', async () => {
    const [english, german] = [await read(en, 'demo'), await read(de, 'demo')]
    expect(count(english, 'h2')).toBeGreaterThan(4)
    for (const part of ['h2', 'p', 'li']) expect({ [part]: count(german, part) }).toEqual({ [part]: count(english, part) })
    expect(linksOf(german)).toEqual(linksOf(english))
  })

  test('names the contact of whoever runs the server, where there is one', async () => {
    const links: ClientConfig['links'] = { community: '', support: 'help@matinee.example', source: '', social: [] }
    vi.mocked(useConfig).mockReturnValue({ tmdbBaseUrl: '', tmdbKey: null, imageBaseUrl: '', demo: true, links, version: '1' })
    for (const Text of [en, de]) expect(count(await read(Text), 'a[href="mailto:help@matinee.example"]')).toBe(1)
    vi.mocked(useConfig).mockReturnValue(null)
    for (const Text of [en, de]) expect(count(await read(Text), 'a[href^="mailto:"]')).toBe(0)
  })
})

test('the German terms call this an educational demonstration', async () => {
  expect(wordsOf(await read(termsDe.TermsText))).toContain('Diese Website ist eine Demonstration zu Bildungszwecken.')
})

test('both terms say that no media files are stored and that the content is of non-affiliated third parties', async () => {
  expect(wordsOf(await read(termsEn.TermsText))).toContain(
    'Matinee stores no media files. All content comes from non-affiliated third parties',
  )
  expect(wordsOf(await read(termsDe.TermsText))).toContain(
    'Matinee speichert keine Mediendateien. Alle Inhalte stammen von Dritten, mit denen Matinee nicht verbunden ist',
  )
})

test.each(['en', 'de'] as const)(
  'the privacy page says in %s how long something is kept, and who asks the movie database',
  async (language) => {
    const Text = texts['privacy']?.[language]
    if (Text === undefined) throw new Error('There is no such text.')
    const said = await Promise.all((['demo', 'direct', 'relayed'] as const).map(async (way) => wordsOf(await read(Text, way))))
    expect(new Set(said).size).toBe(3)
    for (const figure of Object.values(retention)) expect(said[0]).toMatch(new RegExp(`\\b${figure}\\b`))
  },
)

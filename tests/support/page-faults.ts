import type { Page } from '@playwright/test'

/** Looks, in the page, for what must stand on no screen: words of the machine, headings of nothing, broken pictures, a wide page. */
function look(): string[] {
  const words = /\b(?:null|undefined|NaN|Invalid Date)\b|\[object /
  const described = [...document.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
    ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
  const said = [document.title, document.body.innerText, ...described].flatMap((text) => text.split('\n'))
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, summary, legend')]
  const sections = [...document.querySelectorAll('main section')]
  const empty = sections.filter((section) => {
    const heading = section.querySelector('h2, h3')?.textContent ?? ''
    return section.textContent.trim() === heading.trim() && section.querySelector('img, svg, input, textarea, li, a, button') === null
  })
  const broken = [...document.images].filter(
    ({ complete, currentSrc, naturalWidth }) => complete && currentSrc !== '' && naturalWidth === 0,
  )
  const width = document.documentElement.scrollWidth
  return [
    ...said.filter((line) => words.test(line)).map((line) => `says: ${line}`),
    ...headings.filter((heading) => heading.textContent.trim() === '').map((heading) => `an empty heading: ${heading.outerHTML}`),
    ...empty.map((section) => `a section of nothing: ${section.textContent}`),
    ...broken.map(({ currentSrc }) => `a broken picture: ${currentSrc}`),
    ...(width > innerWidth ? [`${width} px wide`] : []),
  ]
}

/** Everything about the page, from its top to its end, that no answer is an excuse for; [] when it is as it should be. */
export const pageFaults = (page: Page): Promise<string[]> => page.evaluate(look)

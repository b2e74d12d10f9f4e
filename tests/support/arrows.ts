import type { Locator, Page } from '@playwright/test'

/* oxlint-disable unicorn/consistent-function-scoping -- a function of the page cannot use one of this file */

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
type Arrow = (typeof arrows)[number]

/** How a television calls itself: up and down walk from the start, as there is no mouse to scroll for. */
export const televisionAgent =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager'

/** More presses than this lead nowhere. */
const mostPresses = 120

/** Gives a number to each control of the header and the page that Tab would lead to, and answers with those that had none yet. */
const numberControls = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const counter = window as { reachable?: number }
    const all = document.querySelectorAll<HTMLElement>(
      ':is(header, main) :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    )
    const open = [...all].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.dataset['reach'] === undefined &&
        !control.matches(':disabled, [inert] *') &&
        control.getBoundingClientRect().width > 0 &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    return open.map((control) => {
      counter.reachable = (counter.reachable ?? 0) + 1
      control.dataset['reach'] = String(counter.reachable)
      return counter.reachable
    })
  })

interface Step {
  /** Where the focus is, and how far the page is scrolled. */
  at: string
  isThere: boolean
  /** What of the focus is wrong; empty where nothing is. */
  wrong: string
  /** The arrows that lead nearer, the best one first. */
  ways: Arrow[]
  name: string
}

/** Where the focus is, and which arrows lead from there to a control; null where the control is gone. */
const look = (page: Page, target: number): Promise<Step | null> =>
  page.evaluate(async (target): Promise<Step | null> => {
    // What is drawn anew gets its focus back with one of the next frames.
    for (let frame = 0; frame < 10 && document.activeElement === document.body; frame += 1) await new Promise(requestAnimationFrame)
    const goal = document.querySelector<HTMLElement>(`[data-reach="${target}"]`)
    if (!goal) return null
    const boxOf = (element: Element): DOMRect => (element.closest('label') ?? element).getBoundingClientRect()
    const names = window as { places?: Map<Element, number> }
    const places = (names.places ??= new Map())
    const active = document.activeElement ?? document.body
    if (!places.has(active)) places.set(active, places.size)
    const [from, to] = [boxOf(active), boxOf(goal)]
    const nameOf = (element: Element): string =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    const isSeen = from.bottom > 0 && from.top < innerHeight && from.right > 0 && from.left < innerWidth
    const vertical: Arrow[] = to.top + to.bottom < from.top + from.bottom ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp']
    const sideways: Arrow[] = to.left + to.right < from.left + from.right ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const isBeside = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > 4
    const [a, b, c, d] = isBeside ? [...sideways, ...vertical] : [...vertical, ...sideways]
    return {
      at: `${places.get(active)} ${Math.round(scrollY)}`,
      isThere: active === goal,
      wrong: active === document.body ? 'the focus is lost' : isSeen ? '' : `${nameOf(active)} is off the screen`,
      ways: (isBeside ? [a, b, c, d] : [a, c, b, d]).filter((way) => way !== undefined),
      name: nameOf(goal),
    }
  }, target)

/** Walks to a control with arrows alone, as somebody would who sees where it is. Answers with what went wrong; empty when it is reached. */
async function walkTo(page: Page, target: number): Promise<string[]> {
  const tried = new Set<string>()
  const wrong: string[] = []
  for (let press = 0; press < mostPresses; press += 1) {
    const step = await look(page, target)
    if (step === null || step.isThere) return wrong
    if (step.wrong !== '' && press > 0) wrong.push(step.wrong)
    const way = step.ways.find((arrow) => !tried.has(`${step.at} ${arrow}`))
    if (way === undefined) return [...wrong, `${step.name} cannot be reached`]
    tried.add(`${step.at} ${way}`)
    await page.keyboard.press(way)
  }
  return [...wrong, `control ${target} cannot be reached in ${mostPresses} presses`]
}

/** Walks to every control of the header and the page, also to those that are drawn on the way. Answers with how many there were, and what went wrong. */
export async function walkEverywhere(page: Page): Promise<{ count: number; wrong: string[] }> {
  const wrong: string[] = []
  let count = 0
  for (let found = await numberControls(page); found.length > 0; found = await numberControls(page)) {
    for (const target of found) wrong.push(...(await walkTo(page, target)))
    count += found.length
  }
  return { count, wrong: [...new Set(wrong)] }
}

/** Walks to one control with arrows alone; answers with what went wrong. */
export async function walkToControl(page: Page, control: Locator): Promise<string[]> {
  await numberControls(page)
  return walkTo(page, await control.evaluate((element: HTMLElement) => Number(element.dataset['reach'])))
}

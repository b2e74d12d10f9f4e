import { calmScroll } from './use-carousel.ts'

type Direction = 1 | -1

/** Where each list was left by an arrow: who comes back to it finds the same card. */
const leftAt = new WeakMap<Element, HTMLElement>()

/**
 * Moves the focus between the cards (`data-card`) of a page: left and right to the neighbor, up and down to the nearest of another line,
 * beyond the first and the last line to the list above or below, at the card by which that was left; Home and End to the ends of a list.
 * What can be done with a card (`data-actions`) lies below it: down goes there first, up comes back.
 */
export function walkCards(event: KeyboardEvent): void {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return
  const to = target.matches('[data-card]') ? fromCard(key, target) : fromAction(key, target)
  if (!to) return
  event.preventDefault()
  to.focus({ preventScroll: true })
  to.scrollIntoView({ behavior: calmScroll(), block: 'nearest', inline: 'nearest' })
}

const listOf = (card: Element): Element | null => card.closest('ul, ol')
const cardsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-card]:not([inert] *)')]
const actionsOf = (group: Element | null | undefined): HTMLElement[] => [...(group?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

function fromCard(key: string, card: HTMLElement): HTMLElement | undefined {
  const list = listOf(card)
  if (!list) return undefined
  const cards = cardsOf(list)
  const place = cards.indexOf(card)
  if (key === 'ArrowRight') return cards[place + 1]
  if (key === 'ArrowLeft') return cards[place - 1]
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  if (key === 'ArrowDown') return actionsOf(card.closest('article')?.querySelector('[data-actions]'))[0] ?? upOrDown(card, list, 1)
  if (key === 'ArrowUp') return upOrDown(card, list, -1)
  return undefined
}

function fromAction(key: string, action: HTMLElement): HTMLElement | undefined {
  const group = action.closest('[data-actions]')
  const card = action.closest('article')?.querySelector<HTMLElement>('[data-card]')
  const list = card && listOf(card)
  if (!group || !list) return undefined
  const actions = actionsOf(group)
  if (key === 'ArrowRight') return actions[actions.indexOf(action) + 1]
  if (key === 'ArrowLeft') return actions[actions.indexOf(action) - 1]
  if (key === 'ArrowUp') return card
  return key === 'ArrowDown' ? upOrDown(card, list, 1) : undefined
}

function upOrDown(card: HTMLElement, list: Element, direction: Direction): HTMLElement | undefined {
  const cards = cardsOf(list)
  const place = cards.indexOf(card)
  const beyond = direction === 1 ? cards.slice(place + 1) : cards.slice(0, place).toReversed()
  return nearestInLine(beyond, card) ?? inNextList(card, list, direction)
}

/** What is only a space for cards that are out of view is not the end of a list. */
const goesOn = (list: Element, direction: Direction): boolean =>
  (direction === 1 ? list.lastElementChild : list.firstElementChild)?.matches('[data-space]') ?? false

function inNextList(card: HTMLElement, list: Element, direction: Direction): HTMLElement | undefined {
  if (goesOn(list, direction)) return undefined
  const all = [...document.querySelectorAll<HTMLElement>('main [data-card]:not([inert] *)')]
  const lists = [...new Set(all.flatMap((one) => listOf(one) ?? []))]
  const next = lists[lists.indexOf(list) + direction]
  if (!next) return undefined
  leftAt.set(list, card)
  const known = leftAt.get(next)
  const cards = cardsOf(next)
  if (known && cards.includes(known)) return known
  return nearestInLine(direction === 1 ? cards : cards.toReversed(), card) ?? cards[0]
}

/** Of the first line among the candidates that is not that of the start: the card that is nearest to it from side to side. */
function nearestInLine(candidates: readonly HTMLElement[], start: HTMLElement): HTMLElement | undefined {
  const here = start.getBoundingClientRect()
  const boxes = candidates.map((card) => ({ card, box: card.getBoundingClientRect() }))
  const line = boxes.find(({ box }) => Math.abs(box.top - here.top) > 4)?.box.top
  if (line === undefined) return undefined
  const distance = (box: DOMRect): number => Math.abs(box.left - here.left)
  return boxes.filter(({ box }) => Math.abs(box.top - line) <= 4).toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.card
}

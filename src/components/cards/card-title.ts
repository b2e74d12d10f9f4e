import type { Title } from '#domain/title/title.ts'

const titles = new WeakMap<Element, Title>()

/** Makes a link the card of a title: letters act on the title of the one that has the focus. */
export const cardOf = (title: Title) =>
  ({
    ref: (card: Element | null): void => {
      if (card) titles.set(card, title)
    },
    'data-card': '',
  }) as const

/** The title of a card; undefined of a card that stands for something else. */
export const titleOfCard = (card: Element): Title | undefined => titles.get(card)

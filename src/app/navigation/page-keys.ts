import { titleOfCard } from '#components/cards/card-title.ts'
import { watchTitlePath } from '#components/links/title-path.ts'
import { switchSaved } from '#data/library/saved-titles.ts'
import { chordOf } from '#domain/watching/player-keys.ts'
import { type CardAction, cardKeys, placeKeyMs, placeKeys, type PlaceName } from '#product/page-keys.ts'
import { player } from '#state/player.ts'
import { playerSettings } from '#state/player-settings.ts'
import { session } from '#state/session.ts'
import { isCovered, isWriting } from '#ui/media/surfaces.ts'
import { walkCards } from '#ui/carousel/walk-cards.ts'

const places: Record<PlaceName, () => string> = {
  home: () => '/',
  discover: () => '/movie/discover',
  shows: () => '/tv/discover',
  trending: () => '/trending',
  library: () => (session.status === 'member' ? '/favorites' : '/on-this-device'),
}

/**
 * The keys of every page: arrows walk the cards, letters act on the card that has the focus, `/` leads to the search, G and a letter to a
 * place, `?` to the list of all of them. What is written in, open above the page or in the player keeps its keys; letters and symbols can
 * be turned off (WCAG 2.1.4). Returns what ends it.
 *
 * @param go leads to an address of ours
 * @param help opens the list of keys
 */
export function listenToPageKeys(go: (address: string) => void, help: () => void): () => void {
  let afterG = Number.NEGATIVE_INFINITY
  const listen = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element) || isWriting(target)) return
    walkCards(event)
    if (event.defaultPrevented || event.repeat || isCovered()) return
    const chord = chordOf(event)
    const title = titleOfCard(target)
    if (chord === 'Shift+Enter' && title) {
      event.preventDefault()
      return go(watchTitlePath(title))
    }
    if (chord === undefined || playerSettings.areCharactersOff) return
    // The player has a use for every letter.
    if (player.playing !== null && player.place !== 'corner' && chord !== '/') return
    const isSecond = event.timeStamp - afterG < placeKeyMs
    afterG = chord === 'G' ? event.timeStamp : Number.NEGATIVE_INFINITY
    const act =
      isSecond && isKey(placeKeys, chord) ? () => go(places[placeKeys[chord]]()) : (pageAction(chord, help) ?? cardAction(chord, target))
    if (!act) return
    event.preventDefault()
    act()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

const isKey = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key)

function pageAction(chord: string, help: () => void): (() => void) | undefined {
  if (chord === '?') return help
  const field = document.querySelector<HTMLElement>('[role="search"] input')
  return chord === '/' && field ? () => field.focus() : undefined
}

function cardAction(chord: string, target: Element): (() => void) | undefined {
  const card = target.closest('[data-card]')
  return card && isKey(cardKeys, chord) ? actionOn(card, cardKeys[chord]) : undefined
}

function actionOn(card: Element, action: CardAction): (() => void) | undefined {
  const title = titleOfCard(card)
  if (action !== 'remove') return title && (() => void switchSaved(action, title))
  const button = card.parentElement?.querySelector<HTMLElement>('button[aria-keyshortcuts="X"]')
  if (!button) return undefined
  const item = card.closest('li')
  const neighbor = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('[data-card]')
  return () => {
    // The card leaves, and the focus would leave with it.
    neighbor?.focus()
    button.click()
  }
}

import { titleOfCard } from '#components/cards/card-title.ts'
import { watchTitlePath } from '#components/links/title-path.ts'
import { switchSaved } from '#data/library/saved-titles.ts'
import { actionOf, actionOrDigitOf, chordOf, isCharacter, keysOf } from '#domain/keys.ts'
import { keyGroups } from '#product/keys.ts'
import { type CardAction, type PageAction, placeKeyMs, type PlaceName } from '#product/page-keys.ts'
import { rowNames } from '#product/row-names.ts'
import { keySettings } from '#state/key-settings.ts'
import { player } from '#state/player.ts'
import { session } from '#state/session.ts'
import { isCovered, isWriting } from '#ui/media/surfaces.ts'

const places: Record<PlaceName, () => string> = {
  home: () => '/',
  discover: () => '/movie/discover',
  shows: () => '/tv/discover',
  trending: () => '/trending',
  channels: () => '/live-tv',
  library: () => (session.status === 'member' ? '/favorites' : '/on-this-device'),
}

const searchField = '[role="search"] input'

interface Ways {
  /** Leads to an address of ours. */
  go: (address: string) => void
  /** Opens the list of keys. */
  help: () => void
}

/**
 * The keys of every page: letters act on the card that has the focus, `/` leads to the search, G and a letter to a place, `?` to the list of
 * all of them. What is written in, open above the page or in the player keeps its keys; letters and symbols can be turned off (WCAG 2.1.4),
 * and each can be another one. Undo and the palette are listened to where they are drawn. Returns what ends it.
 */
export function listenToPageKeys({ go, help }: Ways): () => void {
  let afterGo = Number.NEGATIVE_INFINITY
  const toPlace = (event: KeyboardEvent): (() => void) | undefined => {
    if (event.timeStamp - afterGo >= placeKeyMs) return undefined
    const place = actionOf(keyGroups.places, event, keySettings)
    return place && (() => go(places[place]()))
  }
  const onPage = (event: KeyboardEvent): (() => void) | undefined => {
    const action = actionOf(keyGroups.page, event, keySettings)
    const acts: Partial<Record<PageAction, () => void>> = {
      search: () => document.querySelector<HTMLElement>(searchField)?.focus(),
      go: () => (afterGo = event.timeStamp),
      help,
    }
    return action && acts[action]
  }
  const onCard = (event: KeyboardEvent, target: Element): (() => void) | undefined => {
    const card = target.closest('[data-card]')
    const action = actionOf(keyGroups.cards, event, keySettings)
    return card && action ? cardAction(card, action, go) : undefined
  }
  const listen = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || event.isComposing || event.repeat || !(target instanceof Element) || isWriting(target)) return
    if (isCovered() || belongsToPlayer(event)) return
    const act = toPlace(event) ?? onPage(event) ?? onCard(event, target)
    if (chordOf(event) !== undefined) afterGo = Number.NEGATIVE_INFINITY
    if (!act) return
    event.preventDefault()
    act()
  }
  addEventListener('keydown', listen)
  addEventListener('focusin', tellKeys)
  return () => {
    removeEventListener('keydown', listen)
    removeEventListener('focusin', tellKeys)
  }
}

/** Whether a key types a character into a field. */
export function isTyped(event: KeyboardEvent): boolean {
  const chord = chordOf(event)
  return chord !== undefined && isCharacter(chord) && event.target instanceof Element && isWriting(event.target)
}

/** The player has a use for nearly every key: of the page's, the one that leads to the search is left. */
function belongsToPlayer(event: KeyboardEvent): boolean {
  if (player.playing === null || player.place === 'corner') return false
  return actionOf(keyGroups.page, event, keySettings) !== 'search' || actionOrDigitOf(keyGroups.player, event, keySettings) !== undefined
}

function cardAction(card: Element, action: CardAction, go: (address: string) => void): (() => void) | undefined {
  const title = titleOfCard(card)
  if (action === 'watch') return title && (() => go(watchTitlePath(title)))
  if (action !== 'remove') return title && (() => void switchSaved(action, title))
  const button = card.parentElement?.querySelector<HTMLElement>('[data-remove]')
  if (!button) return undefined
  const item = card.closest('li')
  const neighbor = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('[data-card]')
  return () => {
    // The card leaves, and the focus would leave with it.
    neighbor?.focus()
    button.click()
  }
}

/** Says of what has the focus by which keys it is acted on, as they are at the moment. */
function tellKeys({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(`${searchField}, [data-card]`)) return
  const all = target.matches('[data-card]') ? keysOfCard(target) : keysOf(keyGroups.page, 'search', keySettings)
  const chords = keySettings.areCharactersOff ? all.filter((chord) => !isCharacter(chord)) : all
  if (chords.length > 0) target.setAttribute('aria-keyshortcuts', chords.join(' '))
  else target.removeAttribute('aria-keyshortcuts')
}

function keysOfCard(card: Element): string[] {
  const isRemoved = card.parentElement?.querySelector('[data-remove]')
  const actions = rowNames(keyGroups.cards.keys).filter((action) => (action === 'remove' ? isRemoved : titleOfCard(card)))
  return actions.flatMap((action) => keysOf(keyGroups.cards, action, keySettings))
}

/* oxlint-disable unicorn/consistent-function-scoping -- the function travels into the page alone, with all it needs inside */

/** What the agent in the page says to the ledger: a change is about to be made, was not made after all, or is shown as kept. */
export type Word = { says: 'made'; lane: string; op: 'put' | 'delete' } | { says: 'unmade' | 'kept'; id: number }

export interface Agent {
  /** The buttons on the page that keep a title on a list, as `favorites movie:603`. */
  lanes(): string[]
  /** Presses one, once it is not busy; false when it is not there or stays busy. */
  tap(lane: string): Promise<boolean>
}

interface Scope {
  tellLedger: (word: Word) => Promise<number>
  agent: Agent
}

/**
 * Runs in every page before the app: presses hearts and their like as a person does and watches them. A button that shows the new
 * state is the app's promise; it goes to the ledger through the browser's debugger, past everything of ours.
 */
export function installAgent(): void {
  const scope = globalThis as unknown as Scope
  const [patienceMs, lookAgainMs, refusedMs] = [3000, 10, 500]
  const entities = [
    ['favorites', /favorites$/i],
    ['watchlist', /watchlist$/i],
    ['watch_history', /^Mark as watched$|watch history$/],
  ] as const
  const waiting = new Map<string, { id: number; pressed: string }[]>()
  const laneOf = (button: Element): string | undefined => {
    const words = button.ariaLabel ?? button.getAttribute('title') ?? ''
    const entity = entities.find(([, ending]) => ending.test(words))?.[0]
    const link =
      button.closest('article:has(> a[data-card])')?.querySelector(':scope > a[data-card]')?.getAttribute('href') ?? location.pathname
    const [, type, id] = /^\/(movie|tv)\/(\d+)/.exec(link) ?? []
    return entity === undefined || id === undefined ? undefined : `${entity} ${type}:${id}`
  }
  const buttons = (): Element[] => [...document.querySelectorAll('main button[aria-pressed]')]

  /** Those that wait for this state are over. */
  const settle = (lane: string, state: string | null) => {
    const over = waiting.get(lane)?.filter(({ pressed }) => pressed === state) ?? []
    waiting.set(lane, waiting.get(lane)?.filter((change) => !over.includes(change)) ?? [])
    return over
  }

  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!(target instanceof Element) || !target.isConnected) continue
      const lane = laneOf(target) ?? ''
      if (attributeName === 'aria-pressed') {
        for (const { id } of settle(lane, target.ariaPressed)) void scope.tellLedger({ says: 'kept', id })
      } else if (target.ariaDisabled !== 'true') {
        // No longer busy, and still as it was: the app refused, and promises nothing when the button changes for another reason.
        const [state, otherState] = [target.ariaPressed, target.ariaPressed === 'true' ? 'false' : 'true']
        setTimeout(() => target.ariaPressed === state && target.ariaDisabled !== 'true' && settle(lane, otherState), refusedMs)
      }
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-pressed', 'aria-disabled'] })

  scope.agent = {
    lanes: () => buttons().flatMap((button) => laneOf(button) ?? []),
    async tap(lane) {
      const button = buttons().find((candidate) => laneOf(candidate) === lane)
      if (!(button instanceof HTMLElement)) return false
      for (let wait = 0; wait < patienceMs && button.ariaDisabled === 'true'; wait += lookAgainMs) {
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      }
      if (button.ariaDisabled === 'true') return false
      const pressed = button.ariaPressed
      const op = pressed === 'true' ? 'delete' : 'put'
      const id = await scope.tellLedger({ says: 'made', lane, op })
      if (button.ariaPressed !== pressed || button.ariaDisabled === 'true') {
        await scope.tellLedger({ says: 'unmade', id })
        return false
      }
      waiting.set(lane, [...(waiting.get(lane) ?? []), { id, pressed: String(op === 'put') }])
      button.click()
      return true
    },
  }
}

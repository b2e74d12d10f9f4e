/* oxlint-disable unicorn/consistent-function-scoping -- the function travels into the page alone, with all it needs inside */

/** A change as a page names it: its lane without the owner (`favorites movie:603`), and what it puts there where that can be different things. */
export interface Wish {
  lane: string
  op: 'put' | 'delete'
  value?: unknown
}

/** What the agent in the page says to the ledger: a change is about to be made, was not made after all, or is shown as kept. */
export type Word = ({ says: 'made' } & Wish) | { says: 'unmade' | 'kept'; id: number }

/** Something on the page: the first that matches and has exactly this text, if one is given. */
interface Thing {
  selector: string
  text?: string
}

/** How a wish is made: what is pressed, and what then shows that it is kept: something there, newly there, or gone. */
export interface Press {
  wish: Wish
  control: Thing
  sign: Thing & { is: 'there' | 'new' | 'gone' }
  /** The session in which it is to be made: a page whose session has ended meanwhile makes it as a guest's. */
  token?: string | undefined
}

/** What came of a press: `unkept` means that the app showed nothing, `unpressed` that there was nothing to press or to change. */
export type Pressed = 'kept' | 'unkept' | 'unpressed'

export interface Agent {
  /** The buttons on the page that keep a title on a list, as `favorites movie:603`. */
  lanes(): string[]
  /** Presses one, once it is not busy; false when it is not there, stays busy, or belongs to another session than that of the token. */
  tap(lane: string, token?: string): Promise<boolean>
  press(press: Press): Promise<Pressed>
  /** Writes a note on the title of the page, leaves it and gives stars, or takes them back; in the session of the token alone. */
  rate(stars: number | null, note: string, token?: string): Promise<Pressed>
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
  const [patienceMs, signPatienceMs, lookAgainMs, refusedMs] = [3000, 30_000, 10, 500]
  const entities = [
    ['favorites', /favorites$/i],
    ['watchlist', /watchlist$/i],
    ['watch_history', /^Mark as watched$|watch history$/],
  ] as const
  const waiting = new Map<string, { id: number; pressed: string }[]>()
  /** A page whose session has ended asks whoever presses something to log in, or keeps it for a guest. */
  const isOver = (token: string | undefined): boolean => token !== undefined && localStorage.getItem('token') !== token
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

  const laneOf = (button: Element): string | undefined => {
    const words = button.ariaLabel ?? button.getAttribute('title') ?? ''
    const [, episode, season] = /^Episode (\d+) of season (\d+) watched$/.exec(words) ?? []
    const [, show] = /^\/tv\/(\d+)/.exec(location.pathname) ?? []
    if (episode !== undefined && show !== undefined) return `watch_history tv:${show}:${season}:${episode}`
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

  /** A page that draws itself anew shows what is kept on buttons that were never changed. */
  const lookAtAll = (): void => {
    for (const [lane, open] of waiting) {
      const button = open.length > 0 && buttons().find((candidate) => laneOf(candidate) === lane)
      if (!button || button.ariaDisabled === 'true') continue
      for (const { id } of settle(lane, button.ariaPressed)) void scope.tellLedger({ says: 'kept', id })
    }
  }

  new MutationObserver((changes) => {
    if (changes.some(({ type }) => type === 'childList')) lookAtAll()
    for (const { target, attributeName } of changes) {
      if (attributeName === null || !(target instanceof Element) || !target.isConnected) continue
      const lane = laneOf(target) ?? ''
      if (attributeName === 'aria-pressed') {
        for (const { id } of settle(lane, target.ariaPressed)) void scope.tellLedger({ says: 'kept', id })
      } else if (target.ariaDisabled !== 'true') {
        // No longer busy, still as it was, and an error is shown: the app refused, and promises nothing when the button changes for another
        // reason. Without an error the page of a busy machine is only late.
        const [state, otherState] = [target.ariaPressed, target.ariaPressed === 'true' ? 'false' : 'true']
        const isRefused = (): boolean =>
          target.ariaPressed === state && target.ariaDisabled !== 'true' && document.querySelector('[role="alert"]') !== null
        setTimeout(() => isRefused() && settle(lane, otherState), refusedMs)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-pressed', 'aria-disabled'] })

  const all = ({ selector, text }: Thing): Element[] =>
    [...document.querySelectorAll(selector)].filter(({ textContent }) => text === undefined || textContent === text)
  /** The person's stars as the page says them; null for none. */
  const starsShown = (): number | null => {
    const words = all({ selector: 'main span' }).map(({ textContent }) => /^(\d) of 5$/.exec(textContent)?.[1])
    return Number(words.find((stars) => stars !== undefined) ?? 0) || null
  }

  /** Writes a note and leaves the field, which saves it; answers its number, or nothing where these words stand there already. */
  const write = async (field: HTMLTextAreaElement, note: string, lane: string, token?: string): Promise<number | undefined> => {
    const before = field.value
    if (before === note) return undefined
    const id = await scope.tellLedger({ says: 'made', lane, ...(note === '' ? { op: 'delete' } : { op: 'put', value: { note } }) })
    if (field.value !== before || field.disabled || isOver(token)) {
      await scope.tellLedger({ says: 'unmade', id })
      return undefined
    }
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, note)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    return id
  }

  scope.agent = {
    lanes: () => buttons().flatMap((button) => laneOf(button) ?? []),
    async tap(lane, token) {
      const button = buttons().find((candidate) => laneOf(candidate) === lane)
      if (!(button instanceof HTMLElement)) return false
      for (let wait = 0; wait < patienceMs && button.ariaDisabled === 'true'; wait += lookAgainMs) await pause(lookAgainMs)
      if (button.ariaDisabled === 'true') return false
      const pressed = button.ariaPressed
      const op = pressed === 'true' ? 'delete' : 'put'
      const id = await scope.tellLedger({ says: 'made', lane, op })
      if (button.ariaPressed !== pressed || button.ariaDisabled === 'true' || isOver(token)) {
        await scope.tellLedger({ says: 'unmade', id })
        return false
      }
      waiting.set(lane, [...(waiting.get(lane) ?? []), { id, pressed: String(op === 'put') }])
      button.click()
      return true
    },
    async press({ wish, control, sign, token }) {
      const [button] = all(control)
      const before = all(sign)
      const isShown = (): boolean => {
        const now = all(sign)
        return sign.is === 'gone' ? now.length === 0 : now.some((thing) => sign.is === 'there' || !before.includes(thing))
      }
      if (!(button instanceof HTMLElement) || button.matches(':disabled, :checked, :has(:checked)') || isShown()) return 'unpressed'
      const id = await scope.tellLedger({ says: 'made', ...wish })
      if (isOver(token)) {
        await scope.tellLedger({ says: 'unmade', id })
        return 'unpressed'
      }
      button.click()
      for (let wait = 0; wait < signPatienceMs && !isShown(); wait += lookAgainMs) await pause(lookAgainMs)
      if (!isShown()) return 'unkept'
      await scope.tellLedger({ says: 'kept', id })
      return 'kept'
    },
    async rate(stars, note, token) {
      const field = document.querySelector('main textarea')
      const [, type, title] = /^\/(movie|tv)\/(\d+)/.exec(location.pathname) ?? []
      if (!(field instanceof HTMLTextAreaElement) || field.disabled || title === undefined || starsShown() === stars) return 'unpressed'
      const key = `${type}:${title}`
      const noted = await write(field, note, `title_notes ${key}`, token)
      const rated = await scope.agent.press({
        wish: stars === null ? { lane: `ratings ${key}`, op: 'delete' } : { lane: `ratings ${key}`, op: 'put', value: { stars } },
        control: {
          selector: stars === null ? 'main button[aria-label="Take your rating back"]' : `main input[aria-label^="${stars} star"]`,
        },
        sign: { selector: 'main span', text: stars === null ? 'Rate this' : `${stars} of 5`, is: 'there' },
        token,
      })
      // Nothing shows that words are kept; what was decided after them is.
      if (rated === 'kept' && noted !== undefined) await scope.tellLedger({ says: 'kept', id: noted })
      return rated
    },
  }
}

import { limits } from '#product/limits.ts'

const { typeMs, eraseMs, pauseMs } = limits.search

/**
 * Takes the first text out of the placeholder of a field letter by letter, down to the words it shares with the next one, types that one, and so on
 * in a circle (specification, section 2), until it is `over`. Only the attribute changes: the field keeps its name and its place. While the page is
 * hidden, the field is not displayed or the person wants no motion, the first text stands there whole.
 */
export function typePlaceholder(field: HTMLInputElement, texts: readonly [string, ...string[]], over: AbortSignal): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setTimeout> | undefined
  const then = (ms: number, turn: number, length: number, isErasing: boolean): void => {
    timer = setTimeout(write, ms, turn, length, isErasing)
  }
  const textAt = (turn: number): string => texts[turn % texts.length] ?? texts[0]
  const write = (turn: number, length: number, isErasing: boolean): void => {
    const text = textAt(turn)
    field.placeholder = text.slice(0, length)
    if (!isErasing && length < text.length) then(typeMs, turn, length + 1, false)
    else if (!isErasing) then(pauseMs, turn, length - 1, true)
    else if (length > sharedLength(text, textAt(turn + 1))) then(eraseMs, turn, length - 1, true)
    else then(typeMs, turn + 1, length + 1, false)
  }
  const begin = (): void => {
    clearTimeout(timer)
    field.placeholder = texts[0]
    if (over.aborted || reduced.matches || document.visibilityState === 'hidden' || !isDisplayed) return
    then(pauseMs, 0, texts[0].length - 1, true)
  }
  let isDisplayed = false
  const view = new IntersectionObserver(([entry]) => {
    isDisplayed = entry?.isIntersecting === true
    begin()
  })
  view.observe(field)
  document.addEventListener('visibilitychange', begin, { signal: over })
  reduced.addEventListener('change', begin, { signal: over })
  over.addEventListener('abort', () => {
    view.disconnect()
    begin()
  })
}

/** How many letters two texts begin with together, in whole words. */
function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one.lastIndexOf(' ', length - 1) + 1
}

import { limits } from '#product/limits.ts'

const { typeMs, eraseMs, pauseMs } = limits.search

/**
 * Types the texts into the placeholder of a field, one after the other, letter by letter, and takes them away again (specification,
 * section 2), until it is `over`: then the first text stands there whole.
 */
export function typePlaceholder(field: HTMLInputElement, texts: readonly [string, ...string[]], over: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const then = (ms: number, turn: number, length: number, isErasing: boolean): void => {
    timer = setTimeout(type, ms, turn, length, isErasing)
  }
  const type = (turn: number, length: number, isErasing: boolean): void => {
    const text = texts[turn % texts.length] ?? texts[0]
    field.placeholder = text.slice(0, length)
    if (!isErasing && length < text.length) then(typeMs, turn, length + 1, false)
    else if (!isErasing) then(pauseMs, turn, length, true)
    else if (length > 0) then(eraseMs, turn, length - 1, true)
    else then(typeMs, turn + 1, 0, false)
  }
  over.addEventListener('abort', () => {
    clearTimeout(timer)
    field.placeholder = texts[0]
  })
  if (!over.aborted) type(0, 0, false)
}

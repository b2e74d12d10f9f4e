/** Makes a value of some things anew only where one of them is another. */
export function remembered<Things extends readonly unknown[], T>(make: (...things: Things) => T): (...things: Things) => T {
  let last: { things: Things; value: T } | undefined
  return (...things) => {
    if (last === undefined || things.some((one, place) => one !== last?.things[place])) last = { things, value: make(...things) }
    return last.value
  }
}

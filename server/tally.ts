/** How much there is of something at the moment, by key and in all; a key of which there is nothing takes no room. */
export class Tally {
  readonly #amounts = new Map<string, number>()
  #total = 0

  get total(): number {
    return this.#total
  }

  of(key: string): number {
    return this.#amounts.get(key) ?? 0
  }

  /** Adds an amount; a negative one takes away. */
  add(key: string, amount: number): void {
    const left = this.of(key) + amount
    this.#total += amount
    if (left === 0) this.#amounts.delete(key)
    else this.#amounts.set(key, left)
  }
}

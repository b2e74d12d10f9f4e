/** An answer of the movie database in the cache. */
export interface StoredAnswer {
  status: number
  body: Buffer
  etag: string
  /** Epoch ms. */
  at: number
  /** Since when the service says that there is no such thing, epoch ms; missing while it does not. */
  missingSince?: number
}

/** Estimated size of an entry beside its body. */
const overheadBytes = 500

/** Answers in memory up to a limit in bytes; the least recently used go first. */
export class AnswerStore {
  readonly #limitBytes: number
  readonly #answers = new Map<string, StoredAnswer>()
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(question: string): StoredAnswer | undefined {
    const answer = this.#answers.get(question)
    if (answer) {
      this.#answers.delete(question)
      this.#answers.set(question, answer)
    }
    return answer
  }

  put(question: string, answer: StoredAnswer): void {
    this.#remove(question)
    this.#answers.set(question, answer)
    this.#bytes += sizeOf(answer)
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#limitBytes) return
      this.#remove(oldest)
    }
  }

  #remove(question: string): void {
    const answer = this.#answers.get(question)
    if (!answer) return
    this.#answers.delete(question)
    this.#bytes -= sizeOf(answer)
  }
}

const sizeOf = ({ body }: StoredAnswer): number => body.byteLength + overheadBytes

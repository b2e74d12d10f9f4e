import { Counter } from '../http/counter.ts'
import { lanes } from '../http/limits.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { Lanes, type Visitor } from '../lanes.ts'
import type { EncodedPicture } from './encode.ts'
import type { PictureCache } from './picture-cache.ts'

/** What is missing where pictures come from is not asked for again so soon, ms. */
const missingMs = 10 * 60_000

/** What makes a picture gets with it. */
export interface Making {
  /** Aborted once nobody waits for the picture any more. */
  abandoned: AbortSignal
  /** Does what takes a core for itself, when there is one for it. */
  compute: (work: () => Promise<EncodedPicture | undefined>) => Promise<EncodedPicture | undefined>
}

interface PicturesOptions {
  cache: PictureCache
  limits: RateLimits
  /** Epoch ms. */
  clock: () => number
}

/** Finished pictures: kept ones at once, the others made for whoever has their turn. */
export class Pictures {
  readonly #cache: PictureCache
  readonly #limits: RateLimits
  readonly #missing: Counter
  readonly #making = new Lanes<Buffer | undefined>(lanes.pictures)
  readonly #computing = new Lanes<EncodedPicture | undefined>(lanes.encoding)

  constructor({ cache, limits, clock }: PicturesOptions) {
    this.#cache = cache
    this.#limits = limits
    this.#missing = new Counter(missingMs, clock)
  }

  /**
   * The picture that `key` names; undefined where there is none.
   * @throws ApiError `rate-limited` or `busy`; whatever `make` throws
   */
  async get(key: string, visitor: Visitor, make: (making: Making) => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const kept = await this.#cache.read(key)
    if (kept !== undefined) return kept
    if (this.#missing.peek(key).count > 0) return undefined
    this.#limits.count('picture', visitor.network)
    return this.#making.run(key, visitor, async (abandoned) => {
      const compute: Making['compute'] = (work) => this.#computing.run(key, { ...visitor, signal: abandoned }, work)
      const picture = await make({ abandoned, compute })
      if (picture === undefined) this.#missing.add(key)
      else await this.#cache.write(key, picture)
      return picture
    })
  }
}

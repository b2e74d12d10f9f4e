import { readFileSync } from 'node:fs'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const mostColors = 50_000

/** The file names of pictures in an answer of the movie database; letterings, which are transparent, have another ending. */
const namesInAnswer = /"\/([A-Za-z0-9]{20,40}\.jpg)"/g

const line = /^([A-Za-z0-9]{20,40}\.jpg) (#[0-9a-f]{6})$/

/**
 * The dominant colors of the movie database's pictures, each known once its picture has been made here in any size (decision 84). The last 50,000
 * are in memory, and in a file that is added to and now and then written anew.
 */
export class PictureColors {
  readonly #file: string
  readonly #colors = new Map<string, string>()
  #lines = 0

  /** @param file read now; one that cannot be read or written only means that colors are learned anew */
  constructor(file: string) {
    this.#file = file
    for (const written of linesIn(file)) {
      const [, name, color] = line.exec(written) ?? []
      if (name !== undefined && color !== undefined) this.#put(name, color)
    }
  }

  /** Remembers a picture's color, `#rrggbb`, by the name of its file. Never rejects. */
  async learn(name: string, color: string): Promise<void> {
    if (this.#colors.has(name) || !line.test(`${name} ${color}`)) return
    this.#put(name, color)
    try {
      await mkdir(dirname(this.#file), { recursive: true })
      if (this.#lines <= 2 * mostColors) return await appendFile(this.#file, `${name} ${color}\n`)
      this.#lines = this.#colors.size
      await writeFile(this.#file, [...this.#colors].map(([known, its]) => `${known} ${its}\n`).join(''))
    } catch {
      // A disk that is full or read-only: the color is known until the server ends.
    }
  }

  /** An answer of the movie database, as text, with the colors of the pictures it names at its end: `"colors": {"/abc.jpg": "#1b2a4a"}`. */
  addTo(answer: string): string {
    const known: Record<string, string> = {}
    for (const [, name = ''] of answer.matchAll(namesInAnswer)) {
      const color = this.#colors.get(name)
      if (color !== undefined) known[`/${name}`] = color
    }
    const object = answer.trimEnd()
    if (Object.keys(known).length === 0 || !object.startsWith('{') || !object.endsWith('}')) return answer
    return `${object.slice(0, -1)},"colors":${JSON.stringify(known)}}`
  }

  #put(name: string, color: string): void {
    this.#colors.set(name, color)
    this.#lines += 1
    for (const oldest of this.#colors.keys()) {
      if (this.#colors.size <= mostColors) return
      this.#colors.delete(oldest)
    }
  }
}

function linesIn(file: string): string[] {
  try {
    return readFileSync(file, 'latin1').split('\n')
  } catch {
    return []
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderAnswer, RenderRequest } from './render.ts'

type Markup = string | undefined

/** The process ends when nothing was asked of it for so long (ms): a server that nobody new visits keeps no memory for it. */
const idleMs = 60_000
/** One that takes so long (ms) for a screen is ended. */
const patienceMs = 20_000
/** Then it makes place for a new one: what the app keeps in its modules grows. */
const mostScreens = 500
const mostWaiting = 4

/** What renders, as it is built for the server (`src/app/first-view.tsx`). */
const script = fileURLToPath(import.meta.resolve('#server/first-view/render.ts'))
const built = new URL('../../.cache/first-view/first-view.js', pathToFileURL(script))

/** Renders screens with the app's own code, one after the other, in a process of its own: 0.25 s until it is there, some ms for each screen then. */
export class Renderer {
  readonly #origin: string
  readonly #module: URL
  #process: ChildProcess | undefined
  /** The same, once it listens. */
  #ready: Promise<ChildProcess> | undefined
  #screens = 0
  /** In the order in which they were asked for, which is that of the answers. */
  #waiting: PromiseWithResolvers<Markup>[] = []
  #timer: NodeJS.Timeout | undefined

  /** @param origin where the server answers */
  constructor(origin: string, module = built) {
    this.#origin = origin
    this.#module = module
  }

  /** Whether so much is asked of it that nobody should wait for more. */
  get isBusy(): boolean {
    return this.#waiting.length >= mostWaiting
  }

  /** The markup of a screen; undefined where there is nothing to show. Rejects when it cannot be rendered. */
  render(request: RenderRequest): Promise<Markup> {
    const answer = Promise.withResolvers<Markup>()
    this.#waiting.push(answer)
    void this.#send(request)
    return answer.promise
  }

  /** Ends the process; what is still waited for is rejected. */
  close(): void {
    const child = this.#process
    this.#forget(child, new Error('The server ends.'))
    child?.kill()
  }

  async #send(request: RenderRequest): Promise<void> {
    try {
      this.#ready ??= this.#start()
      const child = await this.#ready
      child.send(request)
      this.#watch(child)
    } catch (error) {
      this.#forget(this.#process, error)
    }
  }

  async #start(): Promise<ChildProcess> {
    if (!existsSync(this.#module)) throw new Error('The screens were not built for the server; npm start builds them.')
    const child = fork(script, [this.#module.href, this.#origin], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    this.#process = child
    this.#screens = 0
    child.unref()
    child.channel?.unref()
    const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
    child.on('error', (error) => this.#forget(child, error))
    child.once('exit', async () => this.#forget(child, new Error(`The process that renders screens has ended. ${await errors}`)))
    await Promise.race([once(child, 'message'), once(child, 'exit')])
    child.on('message', (answer: RenderAnswer) => this.#take(answer, child))
    return child
  }

  #take({ markup, error }: RenderAnswer, child: ChildProcess): void {
    const answer = this.#waiting.shift()
    if (error === undefined) answer?.resolve(markup)
    else answer?.reject(new Error(error))
    this.#screens += 1
    this.#watch(child)
  }

  #watch(child: ChildProcess): void {
    clearTimeout(this.#timer)
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => child.kill(), patienceMs).unref()
    else if (this.#screens >= mostScreens) this.close()
    else this.#timer = setTimeout(() => this.close(), idleMs).unref()
  }

  /** The next screen is rendered by another process. */
  #forget(child: ChildProcess | undefined, error: unknown): void {
    if (child !== this.#process) return
    clearTimeout(this.#timer)
    this.#process = undefined
    this.#ready = undefined
    for (const answer of this.#waiting.splice(0)) answer.reject(error)
  }
}

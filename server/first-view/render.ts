// Renders screens, one after the other, in a process of its own: the app keeps what it knows in its modules, needs a little of a browser, and leaves no
// memory behind when that ends. It is given the address of the module that renders (the build of `src/app/first-view.tsx`), and where the server answers.

/** A screen to render, and what came of it. `markup` is undefined where there is nothing to show. */
export interface RenderRequest {
  path: string
  locale: string
}
export interface RenderAnswer {
  path: string
  markup?: string | undefined
  error?: string
}

interface Renderer {
  renderFirstView: (path: string, locale: string) => Promise<string | undefined>
}

const [module = '', origin = ''] = process.argv.slice(2)
const nothing = () => undefined
const fetchFromNetwork = globalThis.fetch
const browser = {
  location: new URL(origin),
  navigator: { language: 'en', onLine: true },
  document: { addEventListener: nothing },
  localStorage: undefined,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  removeEventListener: nothing,
  fetch: (address: string, init?: RequestInit) => fetchFromNetwork(new URL(address, origin), init),
}
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true })

// It does not outlive a server that ends meanwhile, whatever the app waits for.
process.once('disconnect', () => process.exit())
if (!process.connected) process.exit()
const { renderFirstView } = (await import(module)) as Renderer

async function answer({ path, locale }: RenderRequest): Promise<RenderAnswer> {
  try {
    return { path, markup: await renderFirstView(path, locale) }
  } catch (error) {
    const errors = error instanceof AggregateError ? [error, ...error.errors] : [error]
    return { path, error: errors.map((one) => (one instanceof Error ? one.stack : String(one))).join('\n') }
  }
}

let last = Promise.resolve()
process.on('message', (request: RenderRequest) => {
  last = last.then(async () => void process.send?.(await answer(request)))
})
process.send?.('ready')

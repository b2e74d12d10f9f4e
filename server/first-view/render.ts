// Renders home once, in a process of its own that ends with it: the app keeps what it knows in its modules, needs a little of a browser, and
// leaves no memory behind so. It is given the address of the module that renders (the build of `src/app/first-view.tsx`), and where the server answers.

interface Renderer {
  renderFirstView: () => Promise<string>
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
// It neither outlives a server that ends meanwhile nor waits for timers of the app.
process.once('disconnect', () => process.exit())
const { renderFirstView } = (await import(module)) as Renderer
process.send?.(await renderFirstView(), () => process.exit())

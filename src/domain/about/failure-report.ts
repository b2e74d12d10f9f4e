/** What is known when a screen broke. */
export interface FailureFacts {
  error: unknown
  /** The pattern of the address, such as `/movie/$entry`: what was looked at is nobody's business. */
  route: string
  build: string
  language: string
  browser: string
  isOnline: boolean
  /** Epoch ms. */
  at: number
}

const mostFrames = 8
const longestMessage = 300

/** A report that can be passed on: what broke and where in the code, and nothing of the person who met it. */
export function failureReport({ error, route, build, language, browser, isOnline, at }: FailureFacts): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const frames = [...stack.matchAll(/\/((?:assets|src|node_modules)\/[\w@/.-]+)(?:\?[^\s:)]*)?(:\d+:\d+)/g)].slice(0, mostFrames)
  return [
    `${name}: ${withoutPersonal(message)}`,
    ...frames.map(([, file = '', place = '']) => `  at ${file}${place}`),
    `Page: ${route}`,
    `Build: ${build || 'in development'}`,
    `Language: ${language}`,
    `Network: ${isOnline ? 'yes' : 'no'}`,
    `Browser: ${browser}`,
    `Time: ${new Date(at).toISOString()}`,
  ].join('\n')
}

/** A message without what a person may have written or kept: addresses, what stands in quotes, and what may be a key. Names of the code stay. */
const withoutPersonal = (message: string): string =>
  message
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[address]')
    .replaceAll(/\S+@\S+/g, '[e-mail]')
    .replaceAll(/"[^"]*"|“[^”]*”|„[^“]*“|«[^»]*»/g, '"…"')
    .replaceAll(/'([^']*)'/g, (quoted: string, inside: string) => (/^[\w$#.-]{1,40}$/.test(inside) ? quoted : "'…'"))
    .replaceAll(/[\w.-]{25,}/g, '…')
    .slice(0, longestMessage)

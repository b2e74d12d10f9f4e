const lostStyles = new Set<HTMLLinkElement>()
let retry: Promise<unknown> = Promise.resolve()

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target)
  },
  true,
)

/**
 * Asks again for the styles that could not be had: the build's own loader asks for each once, and a part loaded at a second try would
 * stand there without its styles. Rejects when one still cannot be had.
 */
export function retryStyles(): Promise<unknown> {
  if (lostStyles.size > 0) retry = Promise.all([...lostStyles].map(askAgain))
  return retry
}

function askAgain(lost: HTMLLinkElement): Promise<unknown> {
  lostStyles.delete(lost)
  const link = document.createElement('link')
  link.rel = lost.rel
  link.crossOrigin = lost.crossOrigin
  link.href = lost.href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    lost.replaceWith(link)
  })
}

/** Loads a part of the app; while it cannot be had, asks again when the network returns, and every 5 s. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // Its code may be at fault instead of the network, and nothing else would say so.
      console.warn(error)
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
        setTimeout(resolve, 5000)
      })
    }
  }
}

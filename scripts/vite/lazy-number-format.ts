import type { Plugin } from 'vite'

/** Where @lingui/core 6 formats the number of a plural before it knows whether the message shows it. */
const eager = /const valueStr = number\(locales, value, numberFormat\);\s*return message\.replace\(/

/**
 * Lingui builds an `Intl.NumberFormat` for every plural, even where the message shows no number (no `#`), and has no option
 * against it; the first one of a page costs about 20 ms of start. This builds it only for messages with `#`. Fails the build
 * when Lingui's code is no longer the one it changes.
 */
export function lazyNumberFormat(): Plugin {
  return {
    name: 'lingui-lazy-number-format',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs/ },
      handler(code) {
        if (!eager.test(code)) this.error('@lingui/core changed: lazyNumberFormat no longer applies')
        return code.replace(eager, (found) => `if (!message.includes(OCTOTHORPE_PH)) return message; ${found}`)
      },
    },
  }
}

import type { ClientConfig } from '#contract/config.ts'
import { fetchConfig } from '#remote/api/config.ts'

let known: ClientConfig | null = null
let asking: Promise<ClientConfig | null> | null = null

/** Where the services are; asked once, and again after a failure. Null while it cannot be had. */
export function loadConfig(): Promise<ClientConfig | null> {
  asking ??= fetchConfig().then((config) => {
    known = config
    if (!config) asking = null
    return config
  })
  return asking
}

/** The configuration if it has arrived. */
export const configNow = (): ClientConfig | null => known

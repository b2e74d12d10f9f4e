import { useEffect, useState } from 'react'
import type { ClientConfig } from '#contract/config.ts'
import { configNow, loadConfig } from './catalogue.ts'

/** The operator's configuration, once it has arrived. */
export function useConfig(): ClientConfig | null {
  const [config, setConfig] = useState(configNow)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  return config
}

/** Where a link to the operator's contact leads: an e-mail address is written to, anything else is a page. */
export const addressOfContact = (contact: string): string =>
  contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact

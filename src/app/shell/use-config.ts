import { useEffect, useState } from 'react'
import type { ClientConfig } from '#contract/config.ts'
import { configNow, loadConfig } from '#data/catalogue/config.ts'

/** The operator's configuration, once it has arrived. */
export function useConfig(): ClientConfig | null {
  const [config, setConfig] = useState(configNow)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  return config
}

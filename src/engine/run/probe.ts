import { subscribe } from 'valtio'
import { deviceRandom } from '#platform/clock.ts'
import { seemsOnline } from '#platform/network-hint.ts'
import { isVisible, onReturn } from '#platform/visibility.ts'
import { connectivity } from '#state/connectivity.ts'
import { callApi } from '#data/api.ts'

/** At most fifteen probes a minute, one where the browser believes there is no network at all (decision record 13). */
const everyMs = { hopeful: 4000, hopeless: 60_000 }

/** A server that is there answers this in a moment; one that hangs is asked again. */
const answerMs = 4000

/**
 * While a visible page cannot reach our server, asks again every few seconds, so that changes leave soon after it is back,
 * whatever the back-off has grown to. `reachable` is called each time it is back.
 */
export function startProbe({ reachable }: { reachable: () => void }): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = connectivity.state

  const plan = () => {
    clearTimeout(timer)
    timer = undefined
    if (connectivity.state === 'online' || !isVisible()) return
    const [jitter = 0] = deviceRandom.bytes(1)
    timer = setTimeout(() => void ask(), (seemsOnline() ? everyMs.hopeful : everyMs.hopeless) + jitter * 2)
  }
  const ask = async () => {
    await callApi('health', { signal: AbortSignal.timeout(answerMs) })
    plan()
  }

  subscribe(connectivity, () => {
    const was = last
    last = connectivity.state
    if (was === 'offline' && last === 'online') reachable()
    if (was !== last) plan()
  })
  onReturn(plan)
  void ask()
}

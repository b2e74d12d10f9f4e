import { useState } from 'react'
import { limits } from '#product/limits.ts'
import { useTimer } from '../states/use-timer.ts'

/** What stands in a field of words: at once what is typed, in the address a moment later. Another address, as after Back, has its say. */
export function useTyped(asked: string, toAddress: (typed: string) => void): [string, (typed: string) => void] {
  const [state, setState] = useState({ asked, typed: asked, sent: asked })
  const timer = useTimer()
  if (asked !== state.asked) setState({ ...state, asked, ...(asked !== state.sent && { typed: asked, sent: asked }) })
  const type = (typed: string): void => {
    setState((now) => ({ ...now, typed }))
    timer.start(() => {
      setState((now) => ({ ...now, sent: typed }))
      toAddress(typed)
    }, limits.search.debounceMs)
  }
  return [state.typed, type]
}

import { useCallback, useState } from 'react'

/** Opens and closes a panel that is loaded on first use and stays mounted from then on, so that it can close gracefully. */
export function useOpener() {
  const [state, setState] = useState({ open: false, used: false })
  const show = useCallback(() => setState({ open: true, used: true }), [])
  const hide = useCallback(() => setState((was) => ({ ...was, open: false })), [])
  return { ...state, show, hide }
}

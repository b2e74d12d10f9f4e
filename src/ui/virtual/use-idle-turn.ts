import { useCallback, useEffect, useState } from 'react'

/** However busy the browser is, nobody waits longer than this for one turn (ms). */
const patienceMs = 250
/** Where the browser cannot tell when it is idle (ms). */
const pauseMs = 60
const turns = new Set<() => void>()

const request = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(takeTurn, { timeout: patienceMs })
  else setTimeout(takeTurn, pauseMs)
}

function takeTurn(): void {
  const [turn] = turns
  if (!turn) return
  turns.delete(turn)
  turn()
  if (turns.size > 0) request()
}

/** Calls back in an idle moment, one caller at a time, so that no frame has to wait for all of them. Answers with the way to stop it. */
export function whenIdleTurn(turn: () => void): () => void {
  turns.add(turn)
  if (turns.size === 1) request()
  return () => turns.delete(turn)
}

/** From when it is wanted on, true after an idle moment; or at once when it is hurried. */
export function useIdleTurn(wanted: boolean): [boolean, () => void] {
  const [come, setCome] = useState(false)
  const hurry = useCallback(() => setCome(true), [])
  useEffect(() => (wanted && !come ? whenIdleTurn(hurry) : undefined), [wanted, come, hurry])
  return [come, hurry]
}

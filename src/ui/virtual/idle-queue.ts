import { useCallback, useEffect, useState } from 'react'

/** However busy the browser is, no task waits longer than this (ms). */
const maxWaitMs = 250
/** The pause before a task where the browser cannot tell when it is idle (ms). */
const pauseMs = 60
const tasks = new Set<() => void>()

const schedule = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(runNext, { timeout: maxWaitMs })
  else setTimeout(runNext, pauseMs)
}

function runNext(): void {
  const [task] = tasks
  if (!task) return
  tasks.delete(task)
  task()
  if (tasks.size > 0) schedule()
}

/** Runs the task when the browser is idle, one task at a time, so that no frame has to wait for all of them. Returns how to cancel it. */
export function queueIdle(task: () => void): () => void {
  tasks.add(task)
  if (tasks.size === 1) schedule()
  return () => tasks.delete(task)
}

/** True after an idle moment since it is wanted, or at once when the returned function is called. */
export function useIdleReady(isWanted: boolean): [boolean, () => void] {
  const [isReady, setReady] = useState(false)
  const makeReady = useCallback(() => setReady(true), [])
  useEffect(() => (isWanted && !isReady ? queueIdle(makeReady) : undefined), [isWanted, isReady, makeReady])
  return [isReady, makeReady]
}

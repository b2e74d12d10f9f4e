/** Work that waits for calm. */
interface AfterCalm {
  /** Asks for the work; what was asked for before is done together with it. */
  ask: () => void
  isWaiting: () => boolean
  /** Somebody else does it. */
  cancel: () => void
}

/** Does the work `calmMs` after it was asked for last, and no later than `atMostMs` after it was asked for first. */
export function afterCalm(work: () => void, { calmMs, atMostMs }: { calmMs: number; atMostMs: number }): AfterCalm {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt: number | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    firstAt = undefined
  }
  return {
    ask() {
      const now = performance.now()
      firstAt ??= now
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          cancel()
          work()
        },
        Math.min(calmMs, firstAt + atMostMs - now),
      )
    },
    isWaiting: () => firstAt !== undefined,
    cancel,
  }
}

/** What the tabs of one browser share besides the disk: its locks and channels, as the browser's specification has them. */
export interface Shared {
  locks: Pick<LockManager, 'request'>
  BroadcastChannel: typeof BroadcastChannel
}

interface Holder {
  end: (outcome: unknown) => void
  fail: (error: unknown) => void
}

type Granted = (lock: { name: string } | null) => Promise<unknown>

export function shareTabs(): Shared {
  return { locks: fakeLocks(), BroadcastChannel: fakeChannel() }
}

function fakeLocks(): Shared['locks'] {
  const held = new Map<string, Holder>()
  const queue = new Map<string, (() => void)[]>()

  function grant(name: string, work: Granted, holder: Holder): void {
    held.set(name, holder)
    const release = () => {
      if (held.get(name) !== holder) return
      held.delete(name)
      queue.get(name)?.shift()?.()
    }
    work({ name }).then(holder.end, holder.fail).finally(release)
  }

  const request = (name: string, options: LockOptions, work: Granted): Promise<unknown> =>
    new Promise((end, fail) => {
      const holder = { end, fail }
      const before = held.get(name)
      if (options.steal === true || before === undefined) {
        before?.fail(new DOMException('stolen', 'AbortError'))
        grant(name, work, holder)
      } else if (options.ifAvailable === true) work(null).then(end, fail)
      else {
        const next = () => grant(name, work, holder)
        const waiting = queue.get(name) ?? []
        queue.set(name, [...waiting, next])
        options.signal?.addEventListener('abort', () => {
          queue.set(
            name,
            (queue.get(name) ?? []).filter((entry) => entry !== next),
          )
          fail(new DOMException('given up', 'AbortError'))
        })
      }
    })
  type Work = (lock: { name: string } | null) => unknown
  const tolerant = (name: string, ...[options, work]: [Work, undefined?] | [LockOptions, Work]) =>
    typeof options === 'function' ? request(name, {}, async (lock) => options(lock)) : request(name, options, async (lock) => work?.(lock))
  return { request: tolerant as LockManager['request'] }
}

function fakeChannel(): typeof BroadcastChannel {
  const open = new Set<Channel>()
  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      open.add(this)
    }
    postMessage(data: unknown): void {
      for (const other of open)
        if (other !== this && other.name === this.name) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })))
    }
    close(): void {
      open.delete(this)
    }
  }
  return Channel as unknown as typeof BroadcastChannel
}

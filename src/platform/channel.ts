/** Messages between the tabs of this origin and its worker. Lossy: nobody may rely on one arriving. */
export interface Channel<T> {
  post(message: T): void
  listen(heard: (message: T) => void): void
}

/** Opens a channel; a browser without them gets one that reaches nobody. */
export function openChannel<T>(name: string): Channel<T> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only windows do
    post: (message) => channel?.postMessage(message),
    listen: (heard) => channel?.addEventListener('message', (event: MessageEvent<T>) => heard(event.data)),
  }
}

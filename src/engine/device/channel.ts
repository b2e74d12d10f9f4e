import { openChannel } from '#platform/channel.ts'
import { syncChannel, type TabMessage } from '#sync/tabs.ts'

const channel = openChannel<TabMessage>(syncChannel)

export const tellTabs = (message: TabMessage): void => channel.post(message)

/** Calls the handler of each message that another tab or the worker sends. */
export function onTabs(handlers: Readonly<Partial<Record<TabMessage, () => void>>>): void {
  channel.listen((message) => handlers[message]?.())
}

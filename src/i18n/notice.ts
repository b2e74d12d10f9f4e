import type { MessageDescriptor } from '@lingui/core'

/** How a toast looks and how urgently it is announced. */
type NoticeKind = 'success' | 'info' | 'error'

export interface Notice {
  kind: NoticeKind
  title: MessageDescriptor
  description?: MessageDescriptor
}

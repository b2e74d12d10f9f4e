/** How long the server keeps what does not stay until its owner removes it. The privacy page says the same figures. */
export const retention = {
  /** A session, from signing in. */
  sessionDays: 30,
  /** The marks by which a change that is sent twice is recognised: at least 180 (sync protocol 1.7). */
  sentChangeDays: 200,
  /** What was deleted, so that every device of its owner deletes it too. A device that was away for longer begins anew. */
  deletionDays: 365,
  /** A request to remove content, so that later questions about it can be answered. */
  removalRequestYears: 3,
} as const

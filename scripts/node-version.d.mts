/** What to do about a Node that is too old; undefined where it is new enough. */
export function tooOldNode(running: string, wanted: string): string | undefined

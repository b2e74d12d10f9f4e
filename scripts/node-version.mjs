/**
 * What to do about a Node that is too old; undefined where it is new enough. Both are versions such as `26.13.0`, of `wanted` the last
 * parts may be left out.
 */
export function tooOldNode(running, wanted) {
  const given = running.split('.').map(Number)
  const parts = wanted.split('.').map(Number)
  const different = parts.findIndex((part, place) => part !== given[place])
  if (different === -1 || parts[different] < given[different]) return undefined
  return `Matinee needs Node ${wanted} or later here, and this is ${running}. Install a newer one from https://nodejs.org and start again.`
}

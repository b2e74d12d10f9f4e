/**
 * Where to go after signing in: a path of this site, else home (decision A9). Two slashes, backslashes and control characters
 * would be read by browsers as the address of another site.
 */
export function nextPath(next: unknown): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return typeof next === 'string' && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(next) ? next : '/'
}

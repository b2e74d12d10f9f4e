/** The directives of a page's policy by which it asks others and plays what they have. */
const opened = new Set(['connect-src', 'media-src'])

/**
 * A content security policy that also lets the page ask these hosts and play from them (CSP Level 3, section 6.1). `https:` stands for all that are
 * encrypted; what is neither that nor an origin is left out.
 */
export function policyWith(policy: string, origins: readonly string[]): string {
  const added = origins.filter((origin) => origin === 'https:' || /^https?:\/\/[^\s;,/]+$/.test(origin))
  return policy
    .split(';')
    .map((directive) => (opened.has(directive.trim().split(/\s+/)[0] ?? '') ? [directive, ...added].join(' ') : directive))
    .join(';')
}

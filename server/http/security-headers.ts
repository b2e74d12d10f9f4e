import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { policyWith } from '#domain/sources/policy.ts'
import { openCatalogueSources } from '../sources/open-catalogue.ts'

/**
 * What every answer carries, refusals included: the security headers, the server's time (devices set their clocks by it) and `no-store`, unless its route
 * says how it may be kept.
 *
 * @param mediaOrigins where the operator's sources are played from, as they are now
 */
export function answerHeaders(config: Config, html: string, clock: () => number, mediaOrigins: () => readonly string[]) {
  const fixed = securityHeaders(config, html)
  return (): Record<string, string> => {
    const origins = mediaOrigins()
    return {
      ...fixed,
      ...(origins.length > 0 && { 'content-security-policy': policyWith(fixed['content-security-policy'] ?? '', origins) }),
      'cache-control': 'no-store',
      'x-server-time': String(clock()),
    }
  }
}

const players = ['https://www.youtube-nocookie.com']

/** Browser features: none but what a player needs, and the microphone for voice chat. */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'usb'].map(
    (name) => `${name}=()`,
  ),
  'microphone=(self)',
  ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
    (name) => `${name}=(self ${players.map((url) => `"${url}"`).join(' ')})`,
  ),
].join(', ')

/** The same headers for every answer, the service worker's included: a worker lives by its own policy. */
function securityHeaders(config: Config, html: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, html),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions,
    // Not stricter: the trailer player refuses to play for a page that does not say where it is.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

const isHttps = ({ publicUrl }: Config) => publicUrl.startsWith('https://')

/**
 * The policy for a page: our own scripts and the inline ones of `html`, known by their hashes because a cached page would
 * repeat a nonce for ever; Trusted Types with the policies through which the app registers its worker and hls.js makes its own.
 */
function contentSecurityPolicy(config: Config, html: string): string {
  const image = config.demo ? '' : ` ${new URL(config.tmdbImageBaseUrl).origin}`
  const api = config.demo || config.tmdbProxy ? '' : ` ${new URL(config.tmdbBaseUrl).origin}`
  // A player takes a file from an element, or piece by piece with calls.
  const media = ['', 'blob:', ...(config.demo ? [] : openCatalogueSources)].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    `img-src 'self' data: blob:${image}`,
    `connect-src 'self'${api}${media}`,
    // hls.js makes its subtitle tracks with an empty file that is its own address.
    `media-src 'self' data:${media}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${players.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types matinee default',
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function hashes(html: string, tag: 'script' | 'style'): string {
  const blocks = [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'gi'))]
  const inline = blocks.filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes)).map(([, , text = '']) => text)
  return [...new Set(inline)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}

import type { Stream } from '#contract/streams.ts'
import { type AddressProblem, hostOf, type Source } from '#domain/sources/source.ts'

/** This device itself: what is sent to it meets no network. */
const isThisDevice = ({ hostname }: URL): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** Whether a page may load from it: browsers refuse plain http in a page that came by https, except from the device itself (Mixed Content, 4.4). */
export const isSecure = (url: URL): boolean => url.protocol === 'https:' || (url.protocol === 'http:' && isThisDevice(url))

export type ReadAddress = { address: string } | { problem: AddressProblem }

/**
 * The address of a source as somebody typed or pasted it: without a scheme it is https, or http on this device; the address of an add-on may be
 * that of its manifest, or begin with `stremio://`.
 */
export function readSourceAddress(typed: string): ReadAddress {
  const url = readAddress(typed.trim().replace(/^stremio:\/\//i, 'https://'))
  if (typeof url === 'string') return { problem: url }
  return { address: url.origin + url.pathname.replace(/\/(?:manifest\.json|web(?:\/index\.html|\/)?)?$/, '').replace(/\/+$/, '') }
}

/** The address of a single film: a file that browsers play, an HLS playlist or a DASH manifest. */
export function readFilmAddress(typed: string): ReadAddress {
  if (/^\s*magnet:/i.test(typed)) return { problem: 'peer-to-peer' }
  const url = readAddress(typed.trim())
  if (typeof url === 'string') return { problem: url }
  return isPlayable(url) ? { address: url.href } : { problem: 'unplayable' }
}

/** Containers and playlists that no browser plays. */
export const isPlayable = ({ pathname }: URL): boolean => !/\.(?:mkv|avi|wmv|flv|ts|torrent|html?|pdf)$/i.test(pathname)

/** How a film comes, by the ending of its address. */
export function deliveryOf({ pathname }: URL): Stream['delivery'] {
  if (/\.m3u8?$/i.test(pathname)) return 'hls'
  return /\.mpd$/i.test(pathname) ? 'dash' : 'file'
}

function readAddress(words: string): URL | AddressProblem {
  if (words === '') return 'empty'
  // Another scheme (`magnet:`), not a host with its port.
  if (/^[a-z][a-z\d+.-]*:(?!\/\/|\d)/i.test(words)) return 'unreadable'
  const address = words.includes('://') ? words : `https://${words}`
  if (!URL.canParse(address)) return 'unreadable'
  const url = new URL(address)
  // Chromium takes a space for a letter of a name.
  if (!/^https?:$/.test(url.protocol) || !/^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/.test(url.hostname)) return 'unreadable'
  if (url.username !== '' || url.password !== '') return 'has-password'
  if (!words.includes('://') && isThisDevice(url)) url.protocol = 'http:'
  return isSecure(url) ? url : 'insecure'
}

/** The stream of a film of a source of which nothing is known but where it is. */
export function filmAt(source: Pick<Source, 'id'>, { name, address }: { name: string; address: string }): Stream {
  const delivery = deliveryOf(new URL(address))
  return {
    id: source.id,
    label: `${name} · ${hostOf(address)}`.slice(0, 120),
    delivery,
    url: address,
    mime: null,
    height: null,
    bytes: null,
    audio: [],
    subtitles: [],
    chapters: [],
    segments: [],
    line: `source:${source.id}`,
    downloadable: delivery !== 'dash',
    licence: null,
  }
}

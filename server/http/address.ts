import { isIPv6 } from 'node:net'

/** Whom a limit counts: the IPv4 address, or the /64 network of an IPv6 one, since one household owns the whole of it. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const plain = ip.replace(/%.*$/, '')
  return isIPv6(plain) ? `${groups(plain).slice(0, 4).join(':')}::/64` : ip
}

function groups(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const left = parts(head)
  if (tail === undefined) return left
  const right = parts(tail)
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

const parts = (text: string) =>
  text
    .split(':')
    .filter((part) => part !== '')
    .map((part) => Number.parseInt(part, 16).toString(16))

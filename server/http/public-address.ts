import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not the public internet (IANA special-purpose registries, RFC 6890). */
const reserved = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(net, prefix, 'ipv4')

/** Of IPv6 only global unicast is public, without its documentation, tunnel and translation ranges. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, prefix, 'ipv6')

/** True for an address on the public internet; IPv4 inside IPv6 never is one. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address) ? global.check(address, 'ipv6') && !reserved.check(address, 'ipv6') : !reserved.check(address, 'ipv4')
}

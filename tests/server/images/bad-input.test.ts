import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isErrorBody } from '#contract/errors.ts'
import { isPublicAddress } from '#server/http/public-address.ts'
import { startOrigin, startProxy } from '#support/fake-origin.ts'
import type { FakeOrigin, Proxy } from '#support/fake-origin.ts'

const good = 'abcdefghijklmnopqrstuvwx.jpg'

const hostile: string[] = [
  // sizes
  `/img/original/${good}.webp`,
  `/img/w501/${good}.webp`,
  `/img/w0/${good}.webp`,
  `/img/W500/${good}.webp`,
  `/img/w500%20/${good}.webp`,
  `/img/w999999/${good}.webp`,
  `/img/-1/${good}.webp`,
  `/img//${good}.webp`,
  `/img/constructor/${good}.webp`,
  `/img/__proto__/${good}.webp`,
  `/img/toString/${good}.webp`,
  `/img/hasOwnProperty/${good}.webp`,
  `/img/w500;w92/${good}.webp`,
  `/img/w500%00/${good}.webp`,
  `/img/../w500/${good}.webp`,
  `/img/%2e%2e/${good}.webp`,
  // endings
  `/img/w500/${good}`,
  `/img/w500/${good}.png`,
  `/img/w500/${good}.webp.webp`,
  `/img/w500/${good}.WEBP`,
  `/img/w500/${good}.webp%00`,
  `/img/w500/${good}.webp/`,
  `/img/w500/${good}.webp/x`,
  '/img/w500/.webp',
  '/img/w500/.jpg.webp',
  '/img/w500/abcdefghijklmnopqrstuvwx.gif.webp',
  '/img/w500/abcdefghijklmnopqrstuvwx.php.webp',
  '/img/w500/abcdefghijklmnopqrstuvwx.jpg.svg.webp',
  '/img/w500/abcdefghijklmnopqrstuvwx.JPG.webp',
  '/img/w500/abcdefghijklmnopqrstuvwx.jpeg.webp',
  '/img/w500/abcdefghijklmnopqrstuvwx.html.webp',
  '/img/w500/abcdefghijklmnopqrstuvwxyz.webp',
  // names
  '/img/w500/short.jpg.webp',
  `/img/w500/${'a'.repeat(19)}.jpg.webp`,
  `/img/w500/${'a'.repeat(41)}.jpg.webp`,
  `/img/w500/${'a'.repeat(80)}.jpg.webp`,
  '/img/w500/abcdefghijklmnopqrst-vwx.jpg.webp',
  '/img/w500/abcdefghijklmnopqrst_vwx.jpg.webp',
  '/img/w500/abcdefghijklmnopqrst%20vwx.jpg.webp',
  '/img/w500/abcdefghijklmnopqrst%0avwx.jpg.webp',
  '/img/w500/abcdefghijklmnopqrst%0d%0avwx.jpg.webp',
  '/img/w500/%F0%9F%8E%AC%F0%9F%8E%ACaaaaaaaaaaaaaaaaaa.jpg.webp',
  '/img/w500/%C3%A4bcdefghijklmnopqrstuv.jpg.webp',
  '/img/w500/abcdefghijklmnopqrstuv%00.jpg.webp',
  // paths and addresses
  '/img/w500/..%2f..%2f..%2f..%2fetc%2fpasswd.jpg.webp',
  '/img/w500/..%5c..%5c..%5cwindows.jpg.webp',
  '/img/w500/%2e%2e%2f%2e%2e%2fsecret.jpg.webp',
  '/img/w500/....%2f%2f....%2f%2fetc.jpg.webp',
  '/img/w500/%252e%252e%252fetc%252fpasswd.jpg.webp',
  '/img/w500//etc/passwd',
  '/img/../../etc/passwd',
  '/img/w500/http:%2f%2f127.0.0.1%2fsecret.jpg.webp',
  '/img/w500/http:%2f%2f169.254.169.254%2flatest.jpg.webp',
  '/img/w500/%2f%2fevil.example%2fpicture.jpg.webp',
  '/img/w500/@evil.example.jpg.webp',
  '/img/w500/file:%2f%2f%2fetc%2fpasswd.jpg.webp',
  '/img/w500/gopher:%2f%2fevil.jpg.webp',
  '/img/w500/http:%2f%2f[::1]%2fsecret.jpg.webp',
  '/img/w500/http:%2f%2f0x7f000001%2fsecret.jpg.webp',
  '/img/w500/http:%2f%2f2130706433%2fsecret.jpg.webp',
  '/img/w500/127.0.0.1.nip.io%2fsecretsecret.jpg.webp',
  '/img/w500/user:pass@127.0.0.1%2fsecret.jpg.webp',
  '/img/w500/data:image%2fpng;base64,AAAA.jpg.webp',
  '/img/',
  '/img',
  '/img/w500',
  '/img/w500/',
  '/img/s/x/w500/abc',
  '/img/w500/%7B%7D.jpg.webp',
  '/img/w500/$(id).jpg.webp',
  '/img/w500/%3Cscript%3Ealert(1)%3C%2fscript%3E.jpg.webp',
  "/img/w500/' OR 1=1 --.jpg.webp".replaceAll(' ', '%20'),
  '/img/w500/*.jpg.webp',
]

describe('a picture request that is not exactly size and file name', () => {
  let origin: FakeOrigin
  let proxy: Proxy
  beforeAll(async () => {
    origin = await startOrigin({})
    proxy = await startProxy({ origin: origin.address })
  })
  afterAll(async () => {
    await proxy.close()
    await origin.close()
  })

  it('is tried in at least sixty ways', () => expect(hostile.length).toBeGreaterThanOrEqual(60))

  it.each(hostile)('%s is 404, reaches no host and leaves no file', async (url) => {
    const answer = await proxy.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.body).not.toContain('at ')
    expect(origin.asked).toEqual([])
    expect(await proxy.cached()).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s is not understood', async (method) => {
    expect((await proxy.app.inject({ method, url: `/img/w500/${good}.webp` })).statusCode).toBe(404)
  })

  it('answers with the error body of the contract, kept by nobody', async () => {
    const answer = await proxy.app.inject('/img/w500/short.jpg.webp')
    expect(isErrorBody(answer.json())).toBe(true)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    })
  })
})

describe('an address', () => {
  it.each(['8.8.8.8', '151.101.1.1', '172.32.0.1', '2600:9000:21f3::1', '2a04:4e42::485'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

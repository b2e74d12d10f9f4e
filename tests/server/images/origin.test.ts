import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { holdDeadlines } from '#support/deadlines.ts'
import { fileNamed, send, startOrigin, startProxy } from '#support/fake-origin.ts'
import type { FakeOrigin, Proxy } from '#support/fake-origin.ts'

const photo = await sharp({
  create: { width: 2000, height: 3000, channels: 3, background: '#445566', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
})
  .jpeg({ quality: 80 })
  .toBuffer()
const small = await sharp({ create: { width: 120, height: 180, channels: 3, background: '#aa3322' } })
  .png()
  .toBuffer()
const flood = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
  .png({ compressionLevel: 9 })
  .toBuffer()
const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
  .gif()
  .toBuffer()
const cmyk = await sharp(small).toColourspace('cmyk').jpeg().toBuffer()

const svg = (inside: string, more = 'width="150" height="50"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`
const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

const drip = (response: { write: (chunk: Buffer) => boolean; destroyed: boolean }): void => {
  const chunk = Buffer.alloc(256 * 1024, 1)
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(chunk)), 1)
}

let origin: FakeOrigin
let bait: FakeOrigin
let proxy: Proxy

beforeAll(async () => {
  bait = await startOrigin({ [fileNamed('target')]: send(photo) })
  origin = await startOrigin({
    [fileNamed('photo')]: send(photo),
    [fileNamed('small', 'png')]: send(small, 'image/png'),
    [fileNamed('cmyk')]: send(cmyk),
    [fileNamed('drawing', 'svg')]: send(svg('<rect width="150" height="50" fill="#f00"/>'), 'image/svg+xml'),
    [fileNamed('redirect')]: (_request, response) =>
      void response.writeHead(302, { location: `${bait.address}/original/${fileNamed('target')}` }).end(),
    [fileNamed('moved')]: (_request, response) =>
      void response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    [fileNamed('huge')]: (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': String(11 * 1024 * 1024) })
        .write(photo.subarray(0, 1000)),
    [fileNamed('endless')]: (_request, response) => drip(response.writeHead(200, { 'content-type': 'image/jpeg' })),
    [fileNamed('silent')]: () => undefined,
    [fileNamed('stalled')]: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(photo.subarray(0, 2000)),
    [fileNamed('html')]: send('<!doctype html><script>alert(1)</script>'),
    [fileNamed('empty')]: send(''),
    [fileNamed('truncated')]: send(photo.subarray(0, Math.floor(photo.length / 3))),
    [fileNamed('cut')]: (_request, response) => {
      response.writeHead(200, { 'content-length': String(photo.length) })
      response.write(photo.subarray(0, 5000), () => response.destroy())
    },
    [fileNamed('flood', 'png')]: send(flood, 'image/png'),
    [fileNamed('gif')]: send(gif),
    [fileNamed('error')]: send('no', 'text/plain', 500),
    [fileNamed('forbidden')]: send('no', 'text/plain', 403),
    [fileNamed('gone')]: send('no', 'text/plain', 410),
    [fileNamed('bomb', 'svg')]: send(`<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg('<text>&l12;</text>')}`, 'image/svg+xml'),
    [fileNamed('wide', 'svg')]: send(svg('<rect width="9" height="9"/>', 'width="100000" height="100000"'), 'image/svg+xml'),
    [fileNamed('ring', 'svg')]: send(svg('<circle cx="75" cy="25" r="20" fill="none" stroke="#0f0"/>'), 'image/svg+xml'),
    [fileNamed('nosize', 'svg')]: send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    [fileNamed('calling', 'svg')]: send(
      svg(
        `<rect width="150" height="50" fill="#0f0"/><image xlink:href="${'http://127.0.0.1'}:1/x.png" width="150" height="50"/><image xlink:href="file:///etc/hostname" width="9" height="9"/><script>alert(1)</script>`,
      ),
      'image/svg+xml',
    ),
    [fileNamed('outside', 'svg')]: send(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="20">&x;</text>')}`,
      'image/svg+xml',
    ),
  })
  proxy = await startProxy({ origin: origin.address })
})
afterAll(async () => {
  await proxy.close()
  await origin.close()
  await bait.close()
})

const get = (size: string, file: string, accept = '*/*') => proxy.app.inject({ url: `/img/${size}/${file}.webp`, headers: { accept } })
const chromes = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('with a real origin the image proxy', () => {
  it.each([
    ['w500', fileNamed('photo'), 500, 750],
    ['w92', fileNamed('photo'), 92, 138],
    ['backdrop', fileNamed('photo'), 1368, 726],
    ['w780', fileNamed('small', 'png'), 120, 180],
    ['w92', fileNamed('cmyk'), 92, 138],
    ['logo', fileNamed('drawing', 'svg'), 300, 100],
  ])('makes %s of %s as webp of %i x %i', async (size, file, width, height) => {
    const answer = await get(size, file)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  it('sends AVIF to a browser that takes it, in the same sizes and a smaller file, and goes on sending WebP to others', async () => {
    const file = fileNamed('photo')
    const avif = await get('w500', file, chromes)
    expect(avif.headers['content-type']).toBe('image/avif')
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 500, height: 750 })
    for (const accept of ['image/webp,*/*', '*/*']) {
      const webp = await get('w500', file, accept)
      expect(webp.headers['content-type']).toBe('image/webp')
      expect(avif.rawPayload.length).toBeLessThan(0.85 * webp.rawPayload.length)
    }
  })

  it('leaves what is transparent WebP, and no other drawing', async () => {
    const types = [fileNamed('ring', 'svg'), fileNamed('drawing', 'svg')].map(
      async (file) => (await get('logo', file, chromes)).headers['content-type'],
    )
    expect(await Promise.all(types)).toEqual(['image/webp', 'image/avif'])
  })

  it('asks the origin for the nearest size it has, and for drawings as they are', () => {
    expect(origin.asked).toContain(`/t/p/w500/${fileNamed('photo')}`)
    expect(origin.asked).toContain(`/t/p/original/${fileNamed('photo')}`)
    expect(origin.asked).toContain(`/t/p/original/${fileNamed('drawing', 'svg')}`)
  })

  it.each(['missing', 'gone'])('says 404 for a picture that is %s there', async (name) => {
    expect((await get('w500', fileNamed(name))).statusCode).toBe(404)
  })

  it.each([
    fileNamed('redirect'),
    fileNamed('moved'),
    fileNamed('huge'),
    fileNamed('endless'),
    fileNamed('html'),
    fileNamed('empty'),
    fileNamed('truncated'),
    fileNamed('cut'),
    fileNamed('flood', 'png'),
    fileNamed('gif'),
    fileNamed('error'),
    fileNamed('forbidden'),
    fileNamed('bomb', 'svg'),
    fileNamed('wide', 'svg'),
    fileNamed('outside', 'svg'),
  ])('refuses %s with 503, one sentence and nothing kept', async (file) => {
    const before = await proxy.cached()
    const answer = await get('w500', file)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ error: { code: 'busy', message: 'This picture cannot be had at the moment. Try again later.' } })
    expect(await proxy.cached()).toEqual(before)
  })

  it('never follows a redirect', () => expect(bait.asked).toEqual([]))

  it.each(['silent', 'stalled'])('gives up on a %s origin after five seconds', async (name) => {
    const deadlines = holdDeadlines()
    const before = origin.asked.length
    const answer = get('w500', fileNamed(name))
    await expect.poll(() => origin.asked.length).toBe(before + 1)
    expect(deadlines.map(({ ms }) => ms)).toEqual([5000])
    deadlines[0]?.pass()
    expect((await answer).statusCode).toBe(503)
  })

  it('draws an SVG without loading anything it points to', async () => {
    const answer = await get('logo', fileNamed('calling', 'svg'))
    expect(answer.statusCode).toBe(200)
    const { dominant } = await sharp(answer.rawPayload).stats()
    expect(dominant.g).toBeGreaterThan(200)
  })

  it.each([
    'http://10.0.0.1/t/p',
    'http://169.254.169.254/t/p',
    'http://192.168.0.1:8080',
    'http://[fd00::1]/t/p',
    'http://[::ffff:10.0.0.1]/t/p',
    'http://0x7f000001/x/../..'.replace('0x7f000001', '0.0.0.0'),
  ])('does not connect to the private origin %s', async (address) => {
    const inside = await startProxy({ origin: address })
    expect((await inside.app.inject(`/img/w500/${fileNamed('photo')}.webp`)).statusCode).toBe(503)
    await inside.close()
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeOrigin, type Proxy, send, signer, startOrigin, startProxy } from '#support/fake-origin.ts'
import { pictureSigner } from '#server/images/picture-signer.ts'

/** The hosts of a test are on this machine; one of its addresses counts as public here, the other does not. */
vi.mock('#server/http/public-address.ts', () => ({ isPublicAddress: (address: string) => address === '127.0.0.1' }))

const logo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#225588' } })
  .png()
  .toBuffer()

let host: FakeOrigin
let proxy: Proxy

beforeAll(async () => {
  host = await startOrigin({
    'logo.png?of=one': send(logo, 'image/png'),
    'page.png': send('<script>alert(1)</script>', 'image/png'),
    'moved.png': (_request, response) => void response.writeHead(302, { location: 'logo.png?of=one' }).end(),
    'inside.png': (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.2/logo.png' }).end(),
    'round.png': (_request, response) => void response.writeHead(302, { location: 'round.png' }).end(),
  })
  proxy = await startProxy({ origin: 'http://127.0.0.1:1/t/p' })
})

afterAll(async () => {
  await proxy.close()
  await host.close()
})

const pathOf = (file: string): string => signer.sign(`${host.address}/${file}`)
const statusOf = async (path: string): Promise<number> => (await proxy.app.inject(path)).statusCode

test('a picture whose address was signed here is fetched, made anew in a fixed size, and kept', async () => {
  const path = pathOf('logo.png?of=one')
  const answer = await proxy.app.inject(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 342 })
  const asked = host.asked.length
  expect(await statusOf(path)).toBe(200)
  expect(await statusOf(path.replace('/w342/', '/w92/'))).toBe(200)
  // Only the second size was fetched.
  expect(host.asked.length).toBe(asked + 1)
})

test('no other address is fetched: not with the signature of another one, of another server, or without one', async () => {
  const asked = host.asked.length
  const [, , , signature = '', size = '', address = ''] = pathOf('logo.png?of=one').split('/')
  const other = Buffer.from(`${host.address}/page.png`).toString('base64url')
  const foreign = pictureSigner(new Uint8Array(32).fill(1)).sign(`${host.address}/page.png`)
  for (const path of [
    `/img/s/${signature}/${size}/${other}`,
    `/img/s/${signature.slice(1)}/${size}/${address}`,
    `/img/s/x/${size}/${address}`,
    `/img/s/${signature}/w9999/${address}`,
    foreign,
  ])
    expect(await statusOf(path)).toBe(404)
  expect(host.asked.length).toBe(asked)
})

test('an address may send on to another public one, never to one inside, and not for ever', async () => {
  expect(await statusOf(pathOf('moved.png'))).toBe(200)
  expect(await statusOf(pathOf('inside.png'))).toBe(503)
  expect(await statusOf(pathOf('round.png'))).toBe(503)
  expect(await statusOf(signer.sign('http://127.0.0.2/logo.png'))).toBe(503)
  expect(await statusOf(signer.sign('file:///etc/passwd'))).toBe(503)
})

test('what is no picture is none, and what is missing is not found', async () => {
  expect(await statusOf(pathOf('page.png'))).toBe(503)
  expect(await statusOf(pathOf('nothing.png'))).toBe(404)
})

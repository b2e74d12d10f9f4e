import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureColors } from '#server/images/picture-colors.ts'
import { scratchFolder, startTestServer, type TestServer } from '#support/server.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

interface Answer {
  results: { poster_path: string }[]
  colors?: Record<string, string>
}

async function askList(server: TestServer, path: string): Promise<Answer & { tag: unknown }> {
  const { headers, body } = await server.app.inject({ url: path })
  return { ...(JSON.parse(body) as Answer), tag: headers['etag'] }
}

const show = (server: TestServer, path = '', size = 'w185') => server.app.inject({ url: `/img/${size}${path}.webp` })

const fileNamed = (name: string): string => `${name.padEnd(24, 'x')}.jpg`

test('an answer says the color of each picture that has been made, as the same answer, also after a restart', async () => {
  const options = { imageCacheDir: scratchFolder() }
  const popular = '/tmdb/3/movie/popular?language=en-US'
  await using server = await startTestServer(options)
  const before = await askList(server, popular)
  const [first, second] = before.results.map(({ poster_path: path }) => path)
  expect(before.colors).toBeUndefined()
  const { rawPayload } = await show(server, first)
  await show(server, second)
  const after = await askList(server, popular)
  expect(Object.keys(after.colors ?? {})).toEqual([first, second])
  expect({ ...after, colors: undefined }).toEqual({ ...before, colors: undefined })

  // Most of what is seen from far away is near the color.
  const { data } = await sharp(rawPayload).resize(12, 18).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const said = [1, 3, 5].map((at) => Number.parseInt(after.colors?.[first ?? '']?.slice(at, at + 2) ?? '', 16))
  const isNear = (at: number): boolean => said.every((part, channel) => Math.abs(part - (data[at + channel] ?? 999)) < 32)
  const near = Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3).filter(isNear)
  expect(near.length).toBeGreaterThan(data.length / 3 / 5)

  await using again = await startTestServer(options)
  expect((await askList(again, popular)).colors).toEqual(after.colors)
})

test('an answer of the movie database as well; letterings, which let the page shine through, have none', async () => {
  const [poster, logo] = [`/${fileNamed('poster')}`, `/${fileNamed('logo').replace('.jpg', '.png')}`]
  const red = sharp({ create: { width: 200, height: 300, channels: 3, background: '#a8132b' } })
  const [jpeg, png] = [await red.jpeg().toBuffer(), await red.clone().ensureAlpha(0.5).png().toBuffer()]
  await using upstream = await startTinyServer((request, response) => {
    if (!request.url?.startsWith('/t/p')) return json(response, { results: [{ poster_path: poster, file_path: logo }] })
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(request.url.endsWith('.png') ? png : jpeg)
  })
  const env = { TMDB_API_KEY: 'k'.repeat(32), TMDB_BASE_URL: `${upstream.url}/3`, TMDB_IMAGE_BASE_URL: `${upstream.url}/t/p` }
  await using server = await startTestServer({ env, imageCacheDir: scratchFolder() })
  const unknown = await askList(server, '/tmdb/3/movie/popular?page=1')
  expect(unknown.colors).toBeUndefined()
  for (const path of [poster, logo]) expect((await show(server, path)).statusCode).toBe(200)

  server.clock.now += 10 * 60_000
  const { colors, tag } = await askList(server, '/tmdb/3/movie/popular?page=1')
  expect(colors).toEqual({ [poster]: '#a81828' })
  expect(tag).toBe(unknown.tag)
})

test('a file of colors that is damaged gives what can be read of it, and one that cannot be written takes none away', async () => {
  const file = join(scratchFolder(), 'colors.txt')
  const [good, other] = [fileNamed('good'), fileNamed('other')]
  writeFileSync(file, `\0\0\n${good} #1b2a4a\n${other} #1b2\n${other} red\nconstructor #000000\n${good.slice(0, 9)}`)
  const answer = JSON.stringify({ a: `/${good}`, b: `/${other}` })
  expect(JSON.parse(new PictureColors(file).addTo(answer))).toEqual({ ...JSON.parse(answer), colors: { [`/${good}`]: '#1b2a4a' } })

  const nowhere = new PictureColors(join(file, 'colors.txt'))
  await nowhere.learn(good, '#34204a')
  expect(JSON.parse(nowhere.addTo(answer))).toMatchObject({ colors: { [`/${good}`]: '#34204a' } })
  expect(nowhere.addTo(`["/${good}"]`)).toBe(`["/${good}"]`)
})

test('fifty thousand colors are kept, those learned last, in a file that does not grow for ever', async () => {
  const file = join(scratchFolder(), 'colors.txt')
  writeFileSync(file, Array.from({ length: 100_000 }, (_, number) => `${fileNamed(String(number))} #1b2a4a\n`).join(''))
  const paths = [49_999, 50_000, 50_001, 99_999, 100_000].map((number) => `/${fileNamed(String(number))}`)
  const known = (colors: PictureColors) => Object.keys(JSON.parse(colors.addTo(JSON.stringify({ paths }))).colors)
  const colors = new PictureColors(file)
  expect(known(colors)).toEqual(paths.slice(1, 4))
  await colors.learn(fileNamed('100000'), '#34204a')
  expect(known(colors)).toEqual(paths.slice(2))
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(50_000)
  expect(known(new PictureColors(file))).toEqual(paths.slice(2))
})

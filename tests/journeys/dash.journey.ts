import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { playAddress } from '#support/own-sources.ts'
import { workerInCharge } from '#support/person.ts'
import { startTinyServer } from '#support/tiny-server.ts'
import { newVisitor } from '#support/visitors.ts'
import { movies, plays, position } from '#support/watching.ts'

const folder = new URL('../../demo/media/files/film/hls/', import.meta.url)
const textOf = (name: string): Promise<string> => readFile(new URL(name, folder), 'utf8')

/** What a DASH manifest says of a file whose pieces an HLS playlist lists. */
async function representation(name: string, about: string): Promise<string> {
  const list = await textOf(`${name}.m3u8`)
  const ranges = [...list.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, length, from]) => `${from}-${Number(from) + Number(length) - 1}`)
  const [first, ...pieces] = ranges
  return `<Representation id="${name}" ${about}><BaseURL>${name}.mp4</BaseURL><SegmentList timescale="1" duration="6">
    <Initialization range="${first}"/>${pieces.map((range) => `<SegmentURL mediaRange="${range}"/>`).join('')}
  </SegmentList></Representation>`
}

/** The demo's film as DASH has it: three sizes of the picture, two voices. */
async function manifest(): Promise<string> {
  const codecs = /CODECS="([^,"]+),([^"]+)"/.exec(await textOf('master.m3u8'))
  const sizes = [
    ['240p', 'width="426" height="240" bandwidth="40000"'],
    ['360p', 'width="640" height="360" bandwidth="70000"'],
    ['720p', 'width="1280" height="720" bandwidth="150000"'],
  ] as const
  const pictures = await Promise.all(sizes.map(([name, about]) => representation(name, `codecs="${codecs?.[1]}" ${about}`)))
  const voice = async (language: string): Promise<string> =>
    `<AdaptationSet contentType="audio" mimeType="audio/mp4" lang="${language}">${await representation(`audio-${language}`, `codecs="${codecs?.[2]}" bandwidth="16000"`)}</AdaptationSet>`
  return `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-main:2011" type="static"
    mediaPresentationDuration="PT240S" minBufferTime="PT6S"><Period>
    <AdaptationSet contentType="video" mimeType="video/mp4">${pictures.join('')}</AdaptationSet>${await voice('en')}${await voice('de')}
    </Period></MPD>`
}

/** A host of the film in pieces, of which other sites may read. */
async function startHost() {
  const film = await manifest()
  return startTinyServer(async ({ headers, url = '', method }, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'range', 'access-control-expose-headers': '*' }
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (url === '/film.mpd') return void response.writeHead(200, { 'content-type': 'application/dash+xml', ...cors }).end(film)
    if (url === '/broken.mpd') return void response.writeHead(200, { 'content-type': 'application/dash+xml', ...cors }).end('<MPD>')
    if (!url.endsWith('.mp4')) return void response.writeHead(404, cors).end()
    const bytes = await readFile(new URL(basename(url), folder))
    const [, from = '0', to = String(bytes.length - 1)] = /(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
    const about = { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${to}/${bytes.length}`, ...cors }
    response.writeHead(206, about).end(bytes.subarray(Number(from), Number(to) + 1))
  })
}

test('a film in DASH plays with its sizes, voices and small pictures, from any place @full', async ({ browser, server }) => {
  const { silent } = await movies(server.url)
  await using host = await startHost()
  const page = await newVisitor(browser, { worker: true })
  await page.goto(`${server.url}/watch/movie/${silent}`)
  await workerInCharge(page)
  await playAddress(page, `${host.url}/film.mpd`)
  await plays(page)
  await page.keyboard.press('5')
  await plays(page, 120)
  await page.keyboard.press('Shift+C')
  await page.getByRole('dialog', { name: 'Subtitles and voice' }).getByLabel('Voice', { exact: true }).selectOption({ label: 'German' })
  await page.keyboard.press('Escape')
  const before = await position(page)
  await plays(page, before)
  expect(host.asked).toContain('/audio-de.mp4')
  await page.mouse.move(300, 200)
  await page.getByRole('button', { name: 'Player settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Player settings' })
  await expect(settings.getByLabel('Picture size').locator('option')).toHaveText([/Automatic/, '720p', '360p', '240p'])
  await settings.getByLabel('Picture size').selectOption('720p')
  await page.keyboard.press('Escape')
  await plays(page, await position(page))
  await expect.poll(() => host.asked).toContain('/720p.mp4')
  await page.mouse.move(300, 200)
  await page.getByRole('slider', { name: 'Place in the film' }).hover({ position: { x: 200, y: 10 } })
  await expect(page.locator('[data-thumbnail=drawn]')).toBeVisible()
})

for (const [name, words] of [
  ['broken', 'damaged'],
  ['gone', 'has it no longer'],
] as const)
  test(`of a manifest that is ${name} the cause is said @full`, async ({ browser, server }) => {
    const { silent } = await movies(server.url)
    await using host = await startHost()
    const page = await newVisitor(browser, { worker: true })
    await page.goto(`${server.url}/watch/movie/${silent}`)
    await workerInCharge(page)
    await playAddress(page, `${host.url}/${name}.mpd`)
    await expect(page.getByRole('region', { name: /^Player: / }).getByRole('alert')).toContainText(words)
  })

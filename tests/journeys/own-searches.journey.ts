import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { addSource } from '#support/own-sources.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'
import { newVisitor } from '#support/visitors.ts'
import { movies, plays, video } from '#support/watching.ts'

const clip = new URL('../../demo/media/files/film/', import.meta.url)
const main = (page: Page) => page.getByRole('main')

test('in an instance of PeerTube and in a playlist the person says which film is theirs, and may take it back @full', async ({
  browser,
  server,
}) => {
  const { silent } = await movies(server.url)
  const bytes = await readFile(new URL('360p.mp4', clip))
  const uuid = '9c9de5e8-0a1e-484a-b099-e80766180a6d'
  const cors = { 'access-control-allow-origin': '*' }
  await using tube = await startTinyServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://tube')
    const video = { uuid, name: 'The film of the tube', duration: 600, licence: { id: 1, label: 'Attribution' } }
    if (pathname === '/film.mp4' || pathname === '/films/mine.mp4')
      return void response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': bytes.length, ...cors }).end(bytes)
    if (pathname === '/list.m3u')
      return void response
        .writeHead(200, cors)
        .end('#EXTM3U\n#EXTINF:1 group-title="Mine",My own film\nfilms/mine.mp4\n#EXTINF:1,Old\nhttp://a.example/x.mp4\n')
    if (pathname === '/api/v1/config') return json(response, { serverVersion: '7.3.0', instance: { name: 'Our tube' } }, { headers: cors })
    if (pathname === '/api/v1/search/videos') return json(response, { total: 1, data: [video] }, { headers: cors })
    if (pathname.endsWith('/captions')) return json(response, { total: 0, data: [] }, { headers: cors })
    json(
      response,
      { ...video, files: [{ resolution: { id: 360 }, size: bytes.length, fileUrl: `${tube.url}/film.mp4` }] },
      { headers: cors },
    )
  })
  const page = await newVisitor(browser, { worker: true })
  await addSource(page, server.url, 'PeerTube', tube.url)
  await expect(main(page).getByRole('heading', { name: 'Our tube' })).toBeVisible()
  await addSource(page, server.url, 'Playlist', `${tube.url}/list.m3u`)
  await expect(main(page).getByRole('heading', { name: 'list.m3u' })).toBeVisible()

  await page.goto(`${server.url}/watch/movie/${silent}`)
  await page.getByRole('button', { name: 'Play something of your own' }).click()
  const inTube = page.getByRole('form', { name: 'Our tube' })
  await inTube.getByRole('button', { name: 'Look for it' }).click()
  expect(await violations(page)).toEqual([])
  await inTube.getByRole('button', { name: /The film of the tube/ }).click()
  await plays(page)
  // It is known in the next visit, and asked for by its own id.
  await page.reload()
  await plays(page)
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toBe(`${tube.url}/film.mp4`)

  await page.getByRole('button', { name: 'Player settings' }).press('Enter')
  await page.getByRole('button', { name: 'Play something of your own' }).click()
  await inTube.getByRole('button', { name: 'It is not' }).click()
  await expect(inTube.getByText('You said that this is')).toBeHidden()
  const inList = page.getByRole('form', { name: 'list.m3u' })
  await inList.getByRole('searchbox').fill('no such film')
  await inList.getByRole('button', { name: 'Look for it' }).click()
  await expect(inList.getByText('It has nothing of this name.')).toBeVisible()
  await inList.getByRole('searchbox').fill('OWN film')
  await inList.getByRole('button', { name: 'Look for it' }).click()
  await expect(inList.getByText('Left out are 1 not encrypted.')).toBeVisible()
  await inList.getByRole('button', { name: /My own film/ }).click()
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toBe(`${tube.url}/films/mine.mp4`)
  await plays(page)
})

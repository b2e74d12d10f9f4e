import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { addPlaylistFile } from '#support/own-sources.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

test('results stay a surprise until somebody asks; a match goes into one’s own calendar; all of it is there without the server @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/sports?competition=world-cup-2026&round=final`)
  const final = page.getByRole('listitem').filter({ hasText: 'Argentina' })
  await expect(final).toContainText('Spain')
  await expect(final).not.toContainText('1 : 0')
  await expect(page.getByRole('table')).toHaveCount(0)
  await server.stop()
  await page.reload()

  await final.getByRole('button', { name: 'Show the result of Spain against Argentina' }).press('Enter')
  await expect(final).toContainText('1 : 0')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(final.getByText('1 : 0').locator('..')).toBeFocused()
  const all = page.getByRole('switch', { name: /^Show results/ })
  await all.press('Space')
  await expect(all).toBeFocused()
  await expect(page.getByRole('table')).toHaveCount(12)
  await page.reload()
  await expect(final).toContainText('1 : 0')
  expect(await violations(page)).toEqual([])

  await final.getByRole('link').click()
  await expect(page).toHaveURL(/\/sports\/world-cup-2026-spain-argentina/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spain – Argentina')
  await expect(page.getByText('after 90 minutes 0 : 0')).toBeVisible()
  await expect(page.getByRole('link', { name: 'FIFA', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}/sports/player/world-cup-2026-spain-argentina`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spain – Argentina')

  await page.goto(`${server.url}/sports`)
  await page.getByLabel('Competition').selectOption({ index: 0 })
  await page.getByLabel('Round', { exact: true }).selectOption({ index: 43 })
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Alderbrook Town/ })
    .click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Remind me' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:/)
  await expect(page.getByText('The match is in a calendar file')).toBeVisible()
  await page.goto(`${server.url}/sports/no-such-match`)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

test('the matches of one’s teams stand first, here and on a device without the server @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/sports`)
  const yours = page.getByRole('region', { name: 'Your teams' })
  const add = page.getByRole('button', { name: 'Add Alderbrook Town to favorites' })
  await expect(yours).toHaveCount(0)
  await add.first().press('Enter')
  await expect(yours.getByRole('heading', { name: 'Next matches' })).toBeVisible()
  const next = yours.getByRole('list').first()
  await expect(next.getByRole('listitem')).toHaveCount(1)
  await expect(next).toContainText('Alderbrook Town')
  expect(await violations(page)).toEqual([])

  await server.stop()
  await page.reload()
  await expect(yours.getByRole('button', { name: 'Remove Alderbrook Town from favorites' })).not.toHaveCount(0)
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alderbrook Town')
  const heart = page.getByRole('button', { name: 'Remove Alderbrook Town from favorites' })
  await heart.press('Space')
  await expect(page.getByRole('button', { name: 'Add Alderbrook Town to favorites' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}/sports`)
  await expect(add.first()).toBeVisible()
  await expect(yours).toHaveCount(0)
})

const minuteMs = 60_000

/** An instant as guides write it. */
const at = (minutes: number): string =>
  new Date(Date.now() + minutes * minuteMs)
    .toISOString()
    .replaceAll(/[-:T]|\..*$/g, '')
    .slice(0, 14)

/** An operator's list of a match that is being played, a channel whose guide names it and one whose guide does not; the path of the list. */
async function sourcesOfMatch(streamUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'match-sources-'))
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)
  const begins = at(-20)
  await write(
    'cup.ics',
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      `DTSTART:${begins.slice(0, 8)}T${begins.slice(8)}Z`,
      'SUMMARY:Port Alder - Grey Harbour',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  )
  const channels = ['Sport One', 'Sport Two'].map((name, place) => `#EXTINF:-1 tvg-id="${place}",${name}\n${streamUrl}`)
  await write('list.m3u', `#EXTM3U\n${channels.join('\n')}\n`)
  const programme = (channel: number, title: string): string =>
    `<programme channel="${channel}" start="${at(-40)} +0000" stop="${at(100)} +0000"><title>${title}</title></programme>`
  await write('guide.xml', `<tv>${programme(0, 'Live: Grey Harbour v Port Alder')}${programme(1, 'A day in Port Alder')}</tv>`)
  const list = {
    matches: [{ name: 'Coast Cup', file: 'cup.ics' }],
    channels: [{ name: 'Stations', file: 'list.m3u' }],
    guide: [{ name: 'Guide', file: 'guide.xml' }],
  }
  await write('sources.json', JSON.stringify(list))
  return join(folder, 'sources.json')
}

test('a match that is being played is watched on the channels that name it, of the operator’s list and one’s own @full', async ({
  browser,
  server,
}) => {
  const stream = `${server.url}/media/demo/film/360p.mp4`
  await server.stop()
  await server.startAgain({ CATALOGUE_SOURCES: await sourcesOfMatch(stream) })
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await addPlaylistFile(
    page,
    server.url,
    `#EXTM3U\n#EXTINF:-1,EVENT: Port Alder vs Grey Harbour\n${stream}\n#EXTINF:-1,Port Alder TV\n${stream}\n`,
  )
  // The guide is read after the channels.
  await expect
    .poll(async () => (await (await page.request.get(`${server.url}/api/catalogue/sports/channels`)).json()).showings.length)
    .toBe(1)

  await page.goto(`${server.url}/sports`)
  await page.getByRole('link', { name: /Port Alder/ }).click()
  const shown = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/watch/channel/"]') })
  await expect(shown).toHaveText([/EVENT: Port Alder vs Grey Harbour\s*Now/, /Sport One\s*Now, until /])
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Watch the match' }).click()
  await expect(page).toHaveURL(/\/sports\/player\//)
  const player = page.locator('[data-channel-player]')
  const plays = () => player.locator('video').evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)
  await expect.poll(plays).toBe(true)
  await expect(player).toHaveAccessibleName('Player: EVENT: Port Alder vs Grey Harbour')
  await page.keyboard.press('ArrowUp')
  await expect(player).toHaveAccessibleName('Player: Sport One')
  await expect.poll(plays).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect(player).toHaveAccessibleName('Player: EVENT: Port Alder vs Grey Harbour')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(player).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Alder – Grey Harbour')

  await server.stop()
  await page.reload()
  await expect(shown).toHaveCount(2)
  await shown.getByRole('link', { name: 'Sport One' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport One')
})

const event = (uid: number, start: string, away: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART${start}`,
  `SUMMARY:Port Alder - ${away}`,
  'END:VEVENT',
]

test('a calendar without rounds is shown by months; a time of an unknown zone stands as it is written, and the health of the source says so @full', async ({
  browser,
  server,
}) => {
  const calendar = [
    'BEGIN:VCALENDAR',
    ...event(1, ';TZID=W. Europe Standard Time:20300810T203000', 'Grey Harbour'),
    ...event(2, ';TZID=Harbour Time:20300817T190000', 'Low Water'),
    ...event(3, ':20300914T183000Z', 'High Water'),
    'END:VCALENDAR',
  ]
  const folder = await mkdtemp(join(tmpdir(), 'months-'))
  await writeFile(join(folder, 'cup.ics'), calendar.join('\r\n'))
  await writeFile(join(folder, 'sources.json'), JSON.stringify({ matches: [{ name: 'Coast Cup', file: 'cup.ics' }] }))
  await server.stop()
  await server.startAgain({ CATALOGUE_SOURCES: join(folder, 'sources.json') })

  const page = await newVisitor(browser)
  await page.goto(`${server.url}/sports?competition=coast-cup`)
  const month = page.getByLabel('Month')
  await expect(month.getByRole('option')).toHaveText(['August 2030', 'September 2030'])
  const match = (away: string) => page.getByRole('listitem').filter({ hasText: away })
  await expect(match('Low Water')).toContainText('7:00 PM local time')
  await expect(match('Grey Harbour')).not.toContainText('local time')
  await expect(match('High Water')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await month.selectOption('September 2030')
  await expect(page).toHaveURL(/round=month-2030-09/)
  await expect(match('High Water')).toBeVisible()
  await page.goto(`${server.url}/development`)
  await expect(page.getByText('Line 7: the time zone “Harbour Time” is not known.')).toBeVisible()
})

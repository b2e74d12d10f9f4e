import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { PullAnswer } from '#contract/sync.ts'
import { newLine } from '#support/fault-wires.ts'
import { cards, fillLogin } from '#support/person.ts'
import type { Member } from '../tests/faults/device.ts'
import { credentialsOf, openStage } from '../tests/faults/stage.ts'
import { patienceMs } from '../tests/faults/wait.ts'
import { report } from './figures.ts'
import { fillFavorites } from './fill.ts'

/**
 * `npm run bench -- first-read`: somebody with a library of 10,000 titles signs in on a new device, on a line of 400 kbit/s that loses every
 * twentieth answer. From the press on "Sign in" until the first of the titles are painted, and until all of them are on the device: beside the
 * time that the bare bytes of the pages need on that line, without a loss.
 */
const titles = 10_000
const bytesPerSecond = 400_000 / 8
const lostEvery = 20
const bar = 2

/** Titles with the descriptions of the catalogue, which are as long as those of real ones. */
async function textsOf(base: string): Promise<{ title: string; overview: string }[]> {
  const pages = Array.from({ length: 25 }, async (_, index) => {
    const answer = await fetch(`${base}/tmdb/3/movie/popular?page=${index + 1}`)
    const { results } = (await answer.json()) as { results: { title: string; overview: string }[] }
    return results.map(({ title, overview }) => ({ title, overview }))
  })
  return (await Promise.all(pages)).flat()
}

/** How many bytes the pages of a full read take as they travel, each compressed. */
async function bytesOfPages(base: string, { token }: Member): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' }
  const bodyAt = (query: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const asked = get(
        `${base}/api/sync${query}`,
        { headers },
        (answer) => void answer.toArray().then((parts) => resolve(Buffer.concat(parts))),
      )
      asked.on('error', reject)
    })
  let bytes = 0
  for (let query = '', hasMore = true; hasMore;) {
    const body = await bodyAt(query)
    bytes += body.length
    const page = JSON.parse(brotliDecompressSync(body).toString()) as PullAnswer
    query = `?${new URLSearchParams({ cursor: page.cursor })}`
    hasMore = page.hasMore
  }
  return bytes
}

const stage = await openStage(1)
try {
  const { member, proxy, serverUrl } = stage
  await fillFavorites(serverUrl, member, titles, await textsOf(serverUrl))
  const bareSeconds = (await bytesOfPages(serverUrl, member)) / bytesPerSecond
  const device = await stage.addDevice({ member: { ...member, token: '' } })
  const page = await device.open('/favorites')
  await page.getByLabel('Email').waitFor()
  let answers = 0
  proxy.setFault({ kind: 'line', line: newLine(bytesPerSecond, () => ++answers % lostEvery === 0) })
  await fillLogin(page, credentialsOf('ada'))
  const start = performance.now()
  const since = (): number => (performance.now() - start) / 1000
  await page.locator(`${cards}[href*="/movie/10"]`).first().waitFor({ timeout: patienceMs })
  const first = since()
  await page.getByText(`${titles.toLocaleString('en')} titles`, { exact: true }).waitFor({ timeout: patienceMs })
  const whole = since()
  const library = `A library of ${titles.toLocaleString('en')} titles on a new device, on a line of 400 kbit/s that loses every twentieth answer`
  const detail = `${whole.toFixed(1)} s; the bare bytes need ${bareSeconds.toFixed(1)} s; ${proxy.struck()} answers were lost`
  report([
    { promise: `${library}: from signing in to its first titles`, value: first, unit: 's' },
    { promise: `${library}: from signing in to all of them`, value: whole, unit: 's' },
    {
      promise: `${library}: all of them, beside the bare bytes on that line without a loss`,
      value: whole / bareSeconds,
      bar,
      unit: 'times',
      detail,
    },
  ])
} finally {
  await stage.close()
}

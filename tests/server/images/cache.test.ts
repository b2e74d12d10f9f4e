import { readdir, stat, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { fileNamed, send, startOrigin, startProxy } from '#support/fake-origin.ts'

const noise = await sharp({
  create: { width: 500, height: 750, channels: 3, background: '#333', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
})
  .jpeg()
  .toBuffer()
const files = Array.from({ length: 12 }, (_, at) => fileNamed(`picture${String.fromCharCode(97 + at)}`))
const closers: (() => Promise<void>)[] = []

async function world(options: { cacheLimitBytes?: number } = {}) {
  const origin = await startOrigin(Object.fromEntries(files.map((file) => [file, send(noise)])))
  const proxy = await startProxy({ origin: origin.address }, options)
  closers.push(proxy.close, origin.close)
  const get = async (file = ''): Promise<number> => (await proxy.app.inject(`/img/w500/${file}.webp`)).statusCode
  return { origin, proxy, get }
}

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

describe('the picture cache', () => {
  it('asks the origin once, however many ask at the same moment', async () => {
    const { origin, get } = await world()
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => get(files[0]))))).toEqual(new Set([200]))
    expect(origin.asked).toHaveLength(1)
  })

  it('serves from disk afterwards, also after a restart and with the origin gone', async () => {
    const { origin, proxy, get } = await world()
    await get(files[0])
    await origin.close()
    const again = await startProxy({ origin: origin.address }, { cacheDir: proxy.cacheDir })
    closers.push(again.close)
    expect((await again.app.inject(`/img/w500/${files[0]}.webp`)).statusCode).toBe(200)
  })

  it('names its files by hash and leaves no drafts', async () => {
    const { proxy, get } = await world()
    await Promise.all(files.slice(0, 4).map((file) => get(file)))
    const names = await proxy.cached()
    expect(names).toHaveLength(4)
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}\.webp$/)
  })

  it('stays below its limit, and what was used last stays', async () => {
    const limit = 120_000
    const { origin, proxy, get } = await world({ cacheLimitBytes: limit })
    await get(files[0])
    for (const file of files.slice(1)) {
      await get(file)
      await get(files[0])
    }
    const sizes = await Promise.all((await proxy.cached()).map(async (name) => (await stat(join(proxy.cacheDir, name))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit)
    expect(origin.asked.filter((path) => path.endsWith(files[0] ?? ''))).toHaveLength(1)
  })

  it('clears away the drafts of a crash and keeps to the limit when it opens a folder', async () => {
    const { proxy, get, origin } = await world()
    for (const file of files.slice(0, 6)) await get(file)
    await writeFile(join(proxy.cacheDir, 'left-over.part'), 'half a picture')
    await writeFile(join(proxy.cacheDir, 'notes.txt'), 'somebody’s own')
    const again = await startProxy({ origin: origin.address }, { cacheDir: proxy.cacheDir, cacheLimitBytes: 60_000 })
    await again.app.inject(`/img/w500/${files[0]}.webp`)
    const names = await readdir(proxy.cacheDir)
    expect(names).toContain('notes.txt')
    expect(names).not.toContain('left-over.part')
    expect(names.length).toBeLessThan(6)
    await again.app.close()
  })

  it('makes a picture again when its file was taken away', async () => {
    const { origin, proxy, get } = await world()
    await get(files[0])
    for (const name of await proxy.cached()) await rm(join(proxy.cacheDir, name))
    expect(await get(files[0])).toBe(200)
    expect(origin.asked).toHaveLength(2)
  })

  it('still serves pictures when the folder cannot be written', async () => {
    const { origin } = await world()
    const blocked = join(import.meta.filename, 'pictures')
    const proxy = await startProxy({ origin: origin.address }, { cacheDir: blocked })
    expect((await proxy.app.inject(`/img/w500/${files[0]}.webp`)).statusCode).toBe(200)
    await proxy.app.close()
  })
})

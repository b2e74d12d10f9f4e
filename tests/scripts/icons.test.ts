import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

interface Icon {
  src: string
  sizes: string
  purpose?: string
}
interface Manifest {
  id: string
  start_url: string
  icons: Icon[]
  shortcuts: { url: string; icons: Icon[] }[]
}

const read = (name: string) => JSON.parse(readFileSync(`public/${name}`, 'utf8')) as Manifest
const manifest = read('manifest.webmanifest')
const drawn = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].filter(({ src }) => src.endsWith('.png'))
const pixels = async (src: string) => sharp(`public${src}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test('the app keeps its identity whatever its start address becomes', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/' })
})

const spoken = new Set(['lang', 'description', 'label', 'name'])
const withoutWords = (of: unknown): unknown =>
  JSON.parse(JSON.stringify(of, (key, value: unknown) => (spoken.has(key) ? typeof value : value)))

test('the German manifest is the same app in other words', () => {
  const german = read('manifest.de.webmanifest')
  expect(withoutWords(german)).toEqual(withoutWords(manifest))
  expect(german).toMatchObject({ lang: 'de', name: 'Matinee' })
})

test.each(drawn.map((icon) => [icon.src, icon] as const))('%s has the size the manifest declares', async (_, { src, sizes }) => {
  const { info } = await pixels(src)
  expect(`${info.width}x${info.height}`).toBe(sizes)
})

test('no icon serves as both any and maskable', () => {
  expect(manifest.icons.filter(({ purpose }) => purpose?.includes(' '))).toEqual([])
})

const opaque = ['/icons/apple-touch-icon.png', ...drawn.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src)]

test.each(opaque)('%s is opaque, because the launcher cuts it', async (src) => {
  const { data } = await pixels(src)
  expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
})

test.each(opaque.slice(1))('the art of %s stays inside the inner 80 % circle', async (src) => {
  const { data, info } = await pixels(src)
  const background = data.subarray(0, 3)
  let farthest = 0
  for (let index = 0; index < data.length; index += 4) {
    const differs = [0, 1, 2].some((channel) => Math.abs((data[index + channel] ?? 0) - (background[channel] ?? 0)) > 24)
    const pixel = index / 4
    if (differs)
      farthest = Math.max(farthest, Math.hypot((pixel % info.width) - info.width / 2, Math.floor(pixel / info.width) - info.height / 2))
  }
  expect(farthest / info.width).toBeLessThanOrEqual(0.4)
})

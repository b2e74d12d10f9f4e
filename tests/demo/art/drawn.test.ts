import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture } from '#demo/art/draw.ts'
import { inkOn, luminance, palettes } from '#demo/art/palettes.ts'
import { drawPoster } from '#demo/art/poster.ts'
import { subjectOf } from '#demo/art/subject.ts'
import { artOf } from '#demo/art/title-art.ts'
import { movies } from '#demo/catalogue/movies/movies.ts'
import { parsePicture, picturePath } from '#demo/catalogue/picture-names.ts'
import { shows } from '#demo/catalogue/shows/shows.ts'
import { imageFilePattern, imageSizes } from '#product/images.ts'
import { budgets } from '#support/budgets.ts'
import { startProxy } from '#support/fake-origin.ts'
import type { Proxy } from '#support/fake-origin.ts'
import { ask, noonOf, serveDemo } from '../catalogue/ask-demo.ts'

let proxy: Proxy
beforeAll(async () => {
  proxy = await startProxy({ draw: drawPicture })
})
afterAll(() => proxy.close())

const draw = async (path: string, size: string): Promise<Buffer> => {
  const answer = await proxy.app.inject(`/img/${size}${path}.webp`)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return answer.rawPayload
}

const titles = [...movies, ...shows]
const sample = titles.filter((_, at) => at % budgets.drawnOneOf === 0)
// Fine lines are the hardest to keep small.
const heavy = titles
  .filter((title) => ['waves', 'contours', 'halftone'].includes(artOf(title).motif.name))
  .filter((_, at) => at % Math.ceil(budgets.drawnOneOf / 4) === 0)

describe('the image proxy serves drawings:', () => {
  it.each([
    ['w92', 138],
    ['w185', 278],
    ['w342', 513],
    ['w500', 750],
    ['w780', 1170],
  ])('a poster in %s, two to three', async (size, height) => {
    expect(await sharp(await draw(picturePath('poster', 90_010_001, 'en'), size)).metadata()).toMatchObject({
      format: 'webp',
      width: Number(size.slice(1)),
      height,
    })
  })

  it('a backdrop, still, portrait, logo and provider tile in their shapes', async () => {
    expect(await sharp(await draw(picturePath('backdrop', 90_010_001), 'backdrop')).metadata()).toMatchObject({ width: 1368, height: 726 })
    expect(await sharp(await draw(picturePath('still', 94_000_101), 'w342')).metadata()).toMatchObject({ width: 342, height: 192 })
    expect(await sharp(await draw(picturePath('profile', 92_000_001), 'w185')).metadata()).toMatchObject({ width: 185, height: 278 })
    expect(await sharp(await draw(picturePath('logo', 90_010_001, 'de'), 'logo')).metadata()).toMatchObject({ width: 300, hasAlpha: true })
    expect(await sharp(await draw(picturePath('provider', 8), 'w92')).metadata()).toMatchObject({ width: 92, height: 92 })
  })

  it('posters of at most 25 kB and backdrops of at most 60 kB', async () => {
    for (const title of [...sample, ...heavy]) {
      expect((await draw(picturePath('poster', title.id, 'en'), 'w500')).length, `poster of ${title.title.en}`).toBeLessThanOrEqual(25_000)
      expect((await draw(picturePath('backdrop', title.id), 'backdrop')).length, `backdrop of ${title.title.en}`).toBeLessThanOrEqual(
        60_000,
      )
    }
  }, 120_000)

  it('titles in both languages without a broken line', () => {
    for (const title of titles.filter((_, at) => at % budgets.readOneOf === 0)) {
      for (const lang of ['en', 'de'] as const) {
        const subject = subjectOf(title.id, lang)
        expect(subject && drawPoster(subject, 342)).not.toMatch(/NaN|undefined|Infinity|="-\d[^"]*" height|width="-/)
      }
    }
  }, 120_000)

  it('the same poster every time', () => {
    const once = subjectOf(90_010_005, 'en')
    const twice = subjectOf(90_010_005, 'en')
    expect(once && drawPoster(once, 500)).toBe(twice && drawPoster(twice, 500))
  })

  it('no words on a title in another script', () => {
    const own = movies.find((movie) => movie.originalLanguage === 'ko')
    expect(own && subjectOf(own.id, 'en')?.title).toBeUndefined()
  })

  it('every picture that the catalogue names', async () => {
    const app = serveDemo(noonOf('2026-11-20'))
    const bodies = await Promise.all(
      [
        '/movie/popular?language=de',
        '/tv/popular',
        '/movie/90010003?append_to_response=images,credits,watch/providers',
        '/movie/90010013/images',
        '/tv/91000020?append_to_response=season/1,images',
        '/tv/91000020/season/2/images',
        '/tv/91000002/season/1',
        '/tv/91000002/season/1/episode/1/images',
        '/tv/91000003/season/0',
        '/collection/93000003?append_to_response=images&language=de',
        '/person/92000003/images',
      ].map((path) => ask<unknown>(app, path)),
    )
    const paths = new Set(JSON.stringify(bodies).match(/\/demo\w+\.(?:jpg|png|svg)/g))
    expect(paths.size).toBeGreaterThan(80)
    for (const path of paths) {
      expect(path.slice(1)).toMatch(imageFilePattern)
      expect(parsePicture(path.slice(1))).toBeDefined()
      await draw(path, 'w92')
    }
  }, 60_000)

  it('a season, a collection and a company in every size', async () => {
    for (const size of Object.keys(imageSizes))
      for (const path of [
        picturePath('season', 95_001_602, 'de'),
        picturePath('collection', 93_000_001, 'en'),
        picturePath('collection', 93_000_001),
        picturePath('company', 98_000_003),
      ])
        expect((await draw(path, size)).length).toBeGreaterThan(100)
  }, 60_000)

  it.each([
    'demoSeasonEnV0N0095000299.jpg',
    'demoCollectionEnV0N0093000099.jpg',
    'demoCompanyXxV0N0097000099.jpg',
    'demoPosterEnV0N0000000603.jpg',
    'demoProfileXxV0N0000000001.jpg',
    'demoStillXxV0N0000000001.jpg',
    'demoProviderXxV0N0000000384.jpg',
    'demoPosterFrV0N0090010001.jpg',
    'kqjL17yufvn9OVLyXYpvtyrFfak.jpg',
  ])('nothing for %s', async (file) => {
    expect((await proxy.app.inject(`/img/w500/${file}.webp`)).statusCode).toBe(404)
  })
})

describe('the art of the catalogue', () => {
  it('never puts two alike side by side', async () => {
    const app = serveDemo(noonOf('2026-11-20'))
    const byId = new Map(titles.map((title) => [title.id, title]))
    for (const path of ['/movie/popular', '/tv/popular']) {
      const { results } = await ask(app, path)
      const arts = results.flatMap(({ id }) => byId.get(id) ?? []).map(artOf)
      arts.slice(1).forEach((art, at) => {
        expect(art.motif === arts[at]?.motif, `${path} ${at}`).toBe(false)
        expect(art.palette === arts[at]?.palette && art.face === arts[at]?.face, `${path} ${at}`).toBe(false)
      })
    }
  })

  it('uses at least a dozen motifs and a dozen palettes among the first forty', () => {
    const arts = movies
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, 40)
      .map(artOf)
    expect(new Set(arts.map((art) => art.motif)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(arts.map((art) => art.palette)).size).toBeGreaterThanOrEqual(12)
  })

  it('sets every title on its paper with a contrast of at least 4.5', () => {
    for (const palette of Object.values(palettes)) {
      for (const paper of [palette.ground, palette.deep, palette.light, palette.accent]) {
        const [a, b] = [luminance(paper), luminance(inkOn(paper, palette))].toSorted((x, y) => y - x)
        expect(((a ?? 0) + 0.05) / ((b ?? 0) + 0.05), `${paper} of ${JSON.stringify(palette)}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

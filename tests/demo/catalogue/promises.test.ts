import { describe, expect, it } from 'vitest'
import { ask, dateOf, days, daysAfter, noonOf, pages, serveDemo } from './ask-demo.ts'

const withBackdrop = (item: object): boolean => 'backdrop_path' in item && typeof item.backdrop_path === 'string'

/** What the home page needs on any day (the demo's promises, decisions P1 to P7). */
describe.each(days)('on %s the demo catalogue', (day) => {
  const app = serveDemo(noonOf(day))

  it.each(['movie', 'tv'])('has a hundred trending %s of the week with a backdrop on pages 1 to 5, all of them out', async (kind) => {
    const items = await pages(app, `/trending/${kind}/week`, 5)
    expect(items.filter(withBackdrop)).toHaveLength(100)
    expect(items.every((item) => dateOf(item) <= day && item['media_type'] === kind)).toBe(true)
  })

  it.each(['movie', 'tv'])('has twenty trending %s of the day', async (kind) => {
    expect((await ask(app, `/trending/${kind}/day`)).results.filter(withBackdrop)).toHaveLength(20)
  })

  it.each([
    ['movie', 'primary_release_date'],
    ['tv', 'first_air_date'],
  ])('has at least twenty %s of the last 14 days with a backdrop', async (kind, field) => {
    const items = await pages(app, `/discover/${kind}?${field}.gte=${daysAfter(day, -13)}&${field}.lte=${day}`, 2)
    expect(items.filter(withBackdrop).length).toBeGreaterThanOrEqual(20)
  })

  it('has ten recent items with a backdrop among the trending of the day, for the rotating hero', async () => {
    const items = [...(await pages(app, '/trending/movie/day', 1)), ...(await pages(app, '/trending/tv/day', 1))]
    expect(items.filter((item) => withBackdrop(item) && dateOf(item) >= daysAfter(day, -14)).length).toBeGreaterThanOrEqual(10)
  })

  it.each([
    ['/movie/upcoming', 60],
    ['/movie/now_playing', 60],
    ['/tv/airing_today', 25],
    ['/tv/on_the_air', 40],
  ])('%s has at least %i entries', async (path, least) => {
    expect((await ask(app, path)).total_results).toBeGreaterThanOrEqual(least)
  })

  it('lists as upcoming only what comes within three months, and as now playing only what is out', async () => {
    const upcoming = (await pages(app, '/movie/upcoming', 9)).map(dateOf)
    expect(upcoming.filter((date) => date <= day || date > daysAfter(day, 89))).toEqual([])
    const playing = (await pages(app, '/movie/now_playing', 5)).map(dateOf)
    expect(playing.filter((date) => date > day || date < daysAfter(day, -42))).toEqual([])
  })

  it('airs today what it says airs today', async () => {
    const [first] = (await ask(app, '/tv/airing_today')).results
    const show = await ask<{ last_episode_to_air: { air_date: string } }>(app, `/tv/${first?.id}`)
    expect(show.last_episode_to_air.air_date).toBe(day)
  })
})

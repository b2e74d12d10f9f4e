import { assert, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShare, type Share, type ShareTarget } from '#domain/share/read-share.ts'

const origin = 'https://matinee.example'
const read = (share: Share): ShareTarget => readShare(share, origin)

const page = (path: string) => ({ kind: 'page', path })
const words = (text: string) => ({ kind: 'words', words: text })
const imdb = (id: string, words: string | null = null) => ({ kind: 'imdb', id, words })

const matrix = { kind: 'title', type: 'movie', id: 603 }
const thrones = { kind: 'title', type: 'tv', id: 1399 }

describe('addresses of the movie database', () => {
  test.each<[string, object]>([
    ['https://www.themoviedb.org/movie/603', matrix],
    ['https://www.themoviedb.org/movie/603-the-matrix', matrix],
    ['https://www.themoviedb.org/movie/603-the-matrix?language=de-DE', matrix],
    ['https://www.themoviedb.org/movie/603-the-matrix/cast#top', matrix],
    ['http://themoviedb.org/movie/603', matrix],
    ['HTTPS://WWW.TheMovieDB.org/movie/603', matrix],
    ['https://www.themoviedb.org:443/movie/603', matrix],
    ['themoviedb.org/movie/603-the-matrix', matrix],
    ['www.themoviedb.org/tv/1399', thrones],
    ['https://www.themoviedb.org/tv/1399-game-of-thrones', thrones],
    ['https://www.themoviedb.org/tv/1399-game-of-thrones/seasons', thrones],
    ['https://www.themoviedb.org/tv/1399-x/season/2', { kind: 'season', show: 1399, season: 2 }],
    ['https://www.themoviedb.org/tv/1399/season/0', { kind: 'season', show: 1399, season: 0 }],
    ['https://www.themoviedb.org/tv/1399/season/1/episode/3?language=en', { kind: 'episode', show: 1399, season: 1, episode: 3 }],
    ['https://www.themoviedb.org/person/6384-keanu-reeves', { kind: 'person', id: 6384 }],
    ['https://www.themoviedb.org/collection/2344-the-matrix-collection', { kind: 'collection', id: 2344 }],
    ['https://www.themoviedb.org/movie/99999999999', { kind: 'link' }],
    ['https://www.themoviedb.org/movie/the-matrix', { kind: 'link' }],
    ['https://www.themoviedb.org/movie', { kind: 'link' }],
    ['https://www.themoviedb.org/', { kind: 'link' }],
    ['https://www.themoviedb.org.evil.example/movie/603', { kind: 'link' }],
    ['https://evilthemoviedb.org/movie/603', { kind: 'link' }],
    ['https://www.themoviedb.org@evil.example/movie/603', { kind: 'link' }],
    ['https://evil.example/https://www.themoviedb.org/movie/603', { kind: 'link' }],
  ])('%s', (url, target) => {
    expect(read({ url })).toEqual(target)
  })
})

describe('addresses of IMDb', () => {
  test.each<[Share, object]>([
    [{ url: 'https://www.imdb.com/title/tt0133093/' }, imdb('tt0133093')],
    [{ url: 'https://m.imdb.com/title/tt0133093?ref_=ext_shr_lnk' }, imdb('tt0133093')],
    [{ url: 'https://www.imdb.com/de/title/tt0133093/' }, imdb('tt0133093')],
    [{ url: 'https://www.imdb.com/es-es/title/tt0133093/fullcredits' }, imdb('tt0133093')],
    [{ url: 'https://imdb.com/name/nm0000206/' }, imdb('nm0000206')],
    [{ text: 'imdb.com/title/tt15239678' }, imdb('tt15239678')],
    [{ text: 'tt0133093' }, imdb('tt0133093')],
    [{ text: ' NM0000206 ' }, imdb('nm0000206')],
    [{ text: 'The Matrix (1999) ⭐ 8.7 | Action, Sci-Fi\nhttps://m.imdb.com/title/tt0133093/' }, imdb('tt0133093', 'The Matrix')],
    [{ text: 'Check out The Matrix on IMDb! https://www.imdb.com/title/tt0133093.' }, imdb('tt0133093', 'The Matrix')],
    [{ url: 'https://www.imdb.com/title/tt13/' }, { kind: 'link' }],
    [{ url: 'https://www.imdb.com/title/tt012345678901/' }, { kind: 'link' }],
    [{ url: 'https://www.imdb.com/title/nm0000206/' }, { kind: 'link' }],
    [{ url: 'https://www.imdb.com/chart/top/' }, { kind: 'link' }],
    [{ url: 'https://imdb.com.evil.example/title/tt0133093/' }, { kind: 'link' }],
  ])('%j', (share, target) => {
    expect(read(share)).toEqual(target)
  })
})

describe('addresses of our own', () => {
  test.each<[string, object]>([
    [`${origin}/movie/603-the-matrix`, page('/movie/603-the-matrix')],
    [`${origin}/watch/tv/1-2/1399?t=754`, page('/watch/tv/1-2/1399?t=754')],
    [`${origin}/movie/603?utm_source=mail&fbclid=x&t=1&gclid=2#cast`, page('/movie/603?t=1#cast')],
    [`${origin}/movie/603?utm_source=mail`, page('/movie/603')],
    [`${origin}`, page('/')],
    [`${origin}?platforms=netflix`, page('/?platforms=netflix')],
    ['HTTPS://Matinee.Example/search?q=Tür', page('/search?q=Tür')],
    [`${origin}/share?url=${origin}/movie/603`, { kind: 'link' }],
    [`${origin}/movie/../share?text=x`, { kind: 'link' }],
    [`${origin}//evil.example/movie/603`, { kind: 'link' }],
    [`${origin}.evil.example/movie/603`, { kind: 'link' }],
    [`${origin}@evil.example/movie/603`, { kind: 'link' }],
    [`${origin}:8443/movie/603`, { kind: 'link' }],
    ['http://matinee.example/movie/603', { kind: 'link' }],
    ['web+matinee:movie/603', page('/movie/603')],
    ['web+matinee:/tv/1399-game-of-thrones', page('/tv/1399-game-of-thrones')],
    ['web+matinee://person/6384', page('/person/6384')],
    ['WEB+MATINEE:search?q=amélie', page('/search?q=amélie')],
    ['web+matinee:', { kind: 'link' }],
    ['web+matinee:login?next=/x', { kind: 'link' }],
    ['web+matinee:settings', { kind: 'link' }],
    ['web+matinee:moviestar', { kind: 'link' }],
    ['web+matinee:movie/../settings', { kind: 'link' }],
    ['web+matinee:https://evil.example/', { kind: 'link' }],
    ['web+matinee:javascript:alert(1)', { kind: 'link' }],
  ])('%s', (url, target) => {
    expect(read({ url })).toEqual(target)
  })
})

describe('what names a title without an address that leads to it', () => {
  const youtube = 'https://youtu.be/abc123?si=tracking'
  test.each<[Share, object]>([
    [{ title: 'Watch "Dune: Part Two | Official Trailer" on YouTube', text: youtube }, words('Dune: Part Two')],
    [{ title: 'Dune: Part Two | Official Trailer 2', url: 'https://www.youtube.com/watch?v=abc' }, words('Dune: Part Two')],
    [{ title: 'OPPENHEIMER - New Trailer (HD)', text: 'https://m.youtube.com/watch?v=abc&feature=share' }, words('OPPENHEIMER')],
    [{ title: 'Das Boot – Offizieller Trailer Deutsch HD', url: youtube }, words('Das Boot')],
    [{ text: `Schau dir „Amélie – Kinotrailer“ auf YouTube an ${youtube}` }, words('Amélie')],
    [{ title: 'Trailer', url: youtube }, words('Trailer')],
    [{ title: '(500) Days of Summer', url: youtube }, words('(500) Days of Summer')],
    [{ title: '千と千尋の神隠し [予告編] - YouTube', url: 'https://music.youtube.com/watch?v=x' }, words('千と千尋の神隠し')],
    [{ title: 'The Matrix - Wikipedia', url: 'https://en.wikipedia.org/wiki/The_Matrix' }, words('The Matrix')],
    [{ title: 'Parasite (2019) • Letterboxd', url: 'https://letterboxd.com/film/parasite-2019/' }, words('Parasite')],
    [{ url: youtube }, { kind: 'link' }],
    [{ text: 'https://example.org/ and-nothing' }, words('and-nothing')],
    [{ text: '  The   Matrix \n' }, words('The Matrix')],
    [{ text: 'Official Trailer' }, words('Official Trailer')],
    [{ title: 'Only a title' }, words('Only a title')],
    [{ url: 'not an address' }, words('not an address')],
    [{ text: 'a\u0000b\u202Ec\u200B' }, words('a bc')],
    [{ text: 'می‌خواهم' }, words('می‌خواهم')],
    [{ text: 'Ame\u0301lie' }, words('Amélie')],
    [{ text: 'x'.repeat(9000) }, words('x'.repeat(200))],
    [{ text: 'javascript:alert(1)' }, words('javascript:alert(1)')],
    [{ text: 'ftp://themoviedb.org/movie/603' }, words('ftp://themoviedb.org/movie/603')],
    [{ text: '<b>Heat</b>' }, words('<b>Heat</b>')],
    [{}, { kind: 'nothing' }],
    [{ title: ' ', text: '\n', url: '\u200B' }, { kind: 'nothing' }],
  ])('%j', (share, target) => {
    expect(read(share)).toEqual(target)
  })
})

test('the first address that leads somewhere counts, wherever it stands', () => {
  expect(
    read({ url: 'https://example.org/', text: 'See (https://www.themoviedb.org/tv/1399), or https://themoviedb.org/movie/603' }),
  ).toEqual(thrones)
  expect(read({ title: 'https://www.themoviedb.org/movie/603', text: 'nice' })).toEqual(matrix)
})

test('whatever is shared is read without an error, in time, and leads to no other host', () => {
  assert(
    property(record({ title: string({ unit: 'binary' }), text: string(), url: string() }, { requiredKeys: [] }), (share) => {
      const target = read({ ...share, text: `${origin}${share.text ?? ''} ${share.url ?? ''}` })
      const path = target.kind === 'page' ? target.path : '/'
      const text = target.kind === 'words' ? target.words.trim() : 'x'
      expect([new URL(path, origin).origin, text]).toEqual([origin, expect.stringMatching(/./s)])
    }),
  )
})

test.each(['a.'.repeat(2000), `"${'-'.repeat(3990)}`, ' -'.repeat(2000), `${'('.repeat(3990)}`, 'Trailer '.repeat(500)])(
  'a hostile text is read at once: %.12s…',
  (text) => {
    expect(['words', 'link']).toContain(read({ text: `${text} https://example.org/` }).kind)
  },
)

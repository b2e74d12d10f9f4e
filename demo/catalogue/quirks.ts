/** One irregularity of the real service's answers that a client must survive. */
export interface Irregularity {
  number: number
  name: string
  /** A call, below `/tmdb/3`, whose answer shows it. */
  path: string
}

const row = (number: number, name: string, path: string): Irregularity => ({ number, name, path })

/**
 * Every irregularity with an example, to be opened by hand or by a test of any screen. Those about items affect about one item
 * in twenty; the examples never change.
 */
export const quirks: readonly Irregularity[] = [
  row(1, 'a title without a poster', '/movie/90010045'),
  row(2, 'a title without a backdrop', '/movie/90010050'),
  row(3, 'a first night that is null', '/tv/91000055'),
  row(3, 'a first night that is an empty text', '/tv/91000035'),
  row(3, 'a release date that is an empty text', '/movie/90010059'),
  row(4, 'no overview in the asked language', '/movie/90010042?language=de'),
  row(4, 'no overview in any language', '/movie/90010058'),
  row(4, 'an overview that is null', '/tv/91000038'),
  row(5, 'a title in a script of its own', '/movie/90010054'),
  row(6, 'no genres', '/movie/90010047'),
  row(6, 'no country of origin', '/tv/91000027'),
  row(7, 'a film known by hardly more than its name', '/movie/90010059'),
  row(7, 'a runtime, a tagline and an overview that are null', '/movie/90010059'),
  row(8, 'no collection, homepage, tagline or budget, and a company without a logo', '/movie/90010082'),
  row(9, 'no usual length of an episode', '/tv/91000001'),
  row(10, 'nothing on the air yet, by nobody, for no network', '/tv/91000035'),
  row(11, 'specials without a date', '/tv/91000003'),
  row(11, 'a season without text and poster', '/tv/91000020'),
  row(12, 'an episode without a length', '/tv/91000001/season/1/episode/3'),
  row(12, 'an episode without a picture', '/tv/91000001/season/1/episode/7'),
  row(12, 'an episode without a date', '/tv/91000003/season/0'),
  row(13, 'a person of whom nothing is known', '/person/92000008'),
  row(13, 'a day of death that is an empty text', '/person/92000012'),
  row(14, 'a part without a name', '/movie/90010001/credits'),
  row(14, 'a part whose name is null', '/tv/91000001/credits'),
  row(15, 'a list of one kind that does not name it', '/movie/popular'),
  row(16, 'credits of both kinds in one list', '/person/92000001/combined_credits'),
  row(17, 'one show several times in one person', '/person/92000048/combined_credits'),
  row(18, 'people among what was searched for', '/search/multi?query=anton'),
  row(18, 'a collection among what was searched for', '/search/multi?query=clockwork%20heron'),
  row(18, 'a person among what is trending', '/trending/all/week'),
  row(19, 'a genre that the list of genres does not have', '/movie/90010046'),
  row(19, 'genres that only shows have', '/tv/91000001'),
  row(20, 'something nobody should meet by chance that is not marked as adult', '/movie/90010203'),
  row(21, 'a popularity that is a text', '/movie/90010052'),
  row(21, 'a vote that is a whole number', '/movie/90010104'),
  row(22, 'release dates with a time', '/movie/90010001/release_dates'),
  row(23, 'certificates that are empty at first', '/movie/90010001/release_dates'),
  row(23, 'no certificate in the US', '/movie/90010020/release_dates'),
  row(23, 'a country twice', '/tv/91000008/content_ratings'),
  row(24, 'providers under a key with a slash', '/movie/90010001?append_to_response=watch/providers'),
  row(24, 'a country without subscriptions', '/movie/90010002/watch/providers'),
  row(25, 'featurettes before the trailer', '/movie/90010003/videos'),
  row(26, 'a first logo that is not in English', '/movie/90010013/images'),
  row(26, 'only a Hebrew logo', '/movie/90010049/images'),
  row(26, 'no logo at all', '/movie/90010056/images'),
  row(27, 'a logo drawn as SVG', '/movie/90010011/images'),
  row(28, 'no textless backdrop when a language is asked for', '/movie/90010001/images?language=en'),
  row(29, 'a textless picture in the language "xx"', '/movie/90010005/images'),
  row(29, 'a textless picture without a language', '/movie/90010001/images'),
  row(30, 'more pages than can be had', '/movie/popular?api_key=demo-vast'),
  row(30, 'a page above 500', '/movie/popular?page=501'),
  row(31, 'a page past the end', '/search/collection?query=caminandes&page=2'),
  row(32, 'nothing found, on one page', '/search/movie?query=zzzzqqqq'),
  row(32, 'nothing found, on no page', '/search/keyword?query=zzzzqqqq'),
  row(33, 'one item on two pages', '/movie/now_playing?page=3'),
  row(33, 'a total that changes from page to page', '/tv/airing_today?page=2'),
  row(34, 'a wrong filter that is no error', '/discover/movie?with_original_language=en-US'),
  row(35, 'parts of a collection in no order', '/collection/93000003'),
  row(36, 'a list with the days that it covers', '/movie/now_playing'),
  row(37, 'a refused key', '/movie/popular?api_key=demo-invalid'),
  row(37, 'a refused key, as it was answered years ago', '/movie/popular?api_key=demo-invalid-old'),
  row(38, 'something that does not exist', '/movie/0'),
  row(39, 'too many requests, with a time to wait', '/movie/popular?api_key=demo-limited'),
  row(39, 'too many requests, without one', '/movie/popular?api_key=demo-limited-bare'),
  row(40, 'null where the documentation promises a text', '/movie/90010045'),
]

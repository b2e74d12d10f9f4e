/** Who put the title there, at its end: "The Matrix - Wikipedia". */
const sites =
  'youtube|imdb|wikipedia|letterboxd|netflix|tmdb|the movie database(?: \\(tmdb\\))?|rotten tomatoes|justwatch|trakt|apple tv\\+?|prime video|disney\\+'
const site = new RegExp(String.raw`\s[-–—|·]\s(?:${sites})\s*$`, 'iu')
const invitation = new RegExp(
  String.raw`^(?:check out|watch|look at|schau(?: dir)?)\s+(.+?)\s+(?:on|auf|bei)\s+(?:${sites})(?:\s+an)?[\s!.]*$`,
  'iu',
)

/** What stands in quotation marks is the name: `Watch “Dune” on YouTube`. */
const quoted = /[“„"«»]([^“”„"«»]{2,})[”“"»«]/u

/** From here on it is no longer the name: the year, the rating, what kind of video it is, hashtags. */
const rest = /\s*[|([{⭐★•#].*$/su

const kinds = 'trailer|teaser|clip|kinotrailer'
const qualities = 'official|offizieller|final|finaler|main|new|neuer|deutscher|german|deutsch|english|englisch|hd|uhd|4k|8k|\\d{3,4}p'
const videoWord = new RegExp(String.raw`[\s\-–—:·,]+(?:(?:${kinds})(?:\s*#?\d)?|${qualities})\s*$`, 'iu')

/** No title is longer, and whoever writes more writes it later. UTF-16 units. */
const longest = 300

/**
 * The name of a title in what an app writes beside a link to it: without the app's invitation, the year, and what makes a video a trailer. What nothing
 * would be left of stays as it is.
 */
export function titleWords(written: string): string {
  const text = written.trim().slice(0, longest)
  const named = quoted.exec(text)?.[1] ?? invitation.exec(text)?.[1] ?? text.replace(site, '')
  const beginning = named.replace(rest, '').trim()
  return withoutVideoWords(beginning === '' ? named.trim() : beginning)
}

function withoutVideoWords(text: string): string {
  const shorter = text.replace(videoWord, '').replace(/[\s\-–—:·,]+$/u, '')
  return shorter === '' || shorter === text ? text : withoutVideoWords(shorter)
}

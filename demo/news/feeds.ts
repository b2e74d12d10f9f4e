import { itemAt, randomOf } from '../random.ts'
import { dayOf } from '../catalogue/dates.ts'
import { inventedMovies } from '../catalogue/movies/invented-movies.ts'
import { personWithId } from '../catalogue/people/people.ts'
import { picturePath } from '../catalogue/picture-names.ts'
import type { Lang } from '../catalogue/text.ts'
import type { Movie } from '../catalogue/titles/title.ts'
import { stories } from './stories.ts'

/** What stands before the paths of our own server in the demo's feeds, whose addresses are whole like those of any other feed. */
export const ownHost = 'https://matinee.example'

/** A feed as its source hands it out. */
export interface DemoFeed {
  name: string
  document: string
}

interface Entry {
  id: string
  headline: string
  summary: string
  html: string
  picture: string
  author: string
  date: Date
}

const authors = ['Ada Quill', 'Jonas Amsel', 'Mira Feldweg', 'Tom Harbour'] as const
/** Each feed tells of the last so many days, one story a day. */
const days = 12
const dayMs = 86_400_000

/** Films with everything a story needs, those that people look for first. */
const films = inventedMovies
  // Its readers read no other script.
  .filter(({ title }) => /^[\p{Script=Latin}\p{Number}\p{Punctuation}\s]+$/u.test(title.en + title.de))
  .filter(({ quirks, cast }) => quirks.hidden === undefined && !quirks.bare && !quirks.backdropless && cast.length > 0)
  .toSorted((a, b) => a.rank - b.rank)
  .slice(0, 200)

/**
 * The invented papers of the demo: one in English (RSS 2.0) and one in German (Atom). Every day each has one story more, and those of before stay as they were.
 *
 * @param now epoch ms
 */
export const demoFeeds = (now: number): readonly DemoFeed[] => [
  { name: 'The Lantern', document: asRss(entriesOf('en', now)) },
  { name: 'Kinoblatt', document: asAtom(entriesOf('de', now)) },
]

/** Those that are out, the newest first. */
function entriesOf(lang: Lang, now: number): Entry[] {
  const today = dayOf(now)
  return Array.from({ length: days + 1 }, (_, ago) => entryOf(lang, today - ago))
    .filter(({ date }) => date.getTime() <= now)
    .slice(0, days)
}

const nameOf = (person: number | undefined): string => personWithId(person ?? 0)?.name ?? ''

function entryOf(lang: Lang, day: number): Entry {
  // The two papers do not tell the same story on the same day.
  const turn = lang === 'de' ? day + 2 : day
  const movie = itemAt(films, turn * 7)
  const [role] = movie.cast
  const name = movie.title[lang]
  const piece = itemAt(stories, turn)[lang]({
    name,
    film: `<a href="${ownHost}/movie/${movie.id}">${escaped(name)}</a>`,
    director: nameOf(movie.directors[0]),
    actor: nameOf(role?.person),
    character: role?.character ?? '',
  })
  const picture = backdrop(movie)
  return {
    id: `urn:matinee:demo:${lang}:${day}`,
    headline: piece.headline,
    summary: piece.summary,
    // Like most papers these show their picture once more within the text.
    html: `<figure><img src="${picture}" width="1280" height="720" alt=""></figure>${piece.paragraphs.join('\n')}`,
    picture,
    author: itemAt(authors, turn * 3),
    date: new Date(day * dayMs + Math.floor((6 + 12 * randomOf(`news ${lang} ${day}`)) * 60) * 60_000),
  }
}

const backdrop = ({ id }: Movie): string => `${ownHost}/img/w1280${picturePath('backdrop', id)}.webp`

const letters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => letters[letter] ?? letter)

const asRss = (entries: readonly Entry[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>The Lantern</title>
<description>News from films that do not exist</description>
<language>en</language>
${entries
  .map(
    ({ id, headline, summary, html, picture, author, date }) => `<item>
<title>${escaped(headline)}</title>
<guid isPermaLink="false">${id}</guid>
<pubDate>${date.toUTCString()}</pubDate>
<dc:creator>${escaped(author)}</dc:creator>
<description>${escaped(escaped(summary))}</description>
<content:encoded><![CDATA[${html}]]></content:encoded>
<media:content url="${picture}" medium="image" width="1280" height="720"/>
</item>`,
  )
  .join('\n')}
</channel>
</rss>`

const asAtom = (entries: readonly Entry[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<title>Kinoblatt</title>
<id>urn:matinee:demo:kinoblatt</id>
${entries
  .map(
    ({ id, headline, summary, html, picture, author, date }) => `<entry>
<title>${escaped(headline)}</title>
<id>${id}</id>
<published>${date.toISOString()}</published>
<updated>${date.toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
<summary>${escaped(summary)}</summary>
<content type="html">${escaped(html)}</content>
<link rel="enclosure" type="image/webp" href="${picture}"/>
</entry>`,
  )
  .join('\n')}
</feed>`

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Article, articleSchema, type Block, newsLimits } from '#contract/news.ts'
import { httpsAddress } from '../catalogue/addresses.ts'
import { blocksOf, type Content, plainLine, textIn } from '../catalogue/blocks.ts'
import {
  type CatalogueSource,
  type SourceItems,
  type SourceProblem,
  type SourceReader,
  UnreadableSource,
} from '../catalogue/source-reader.ts'
import { readText, shortened } from '../catalogue/text.ts'
import { type Entry, type Feed, readFeed } from './entries.ts'

/** Of one source the newest are kept: none should fill everybody's answer. */
const perSource = 60

/** So many are read before the server looks at what else there is to do. */
const entriesAtOnce = 10

/** Feeds in RSS, Atom and JSON Feed, as articles: the newest first, those without a date last. */
export const feedReader: SourceReader<Article> = {
  limits: { bytes: 4 * 1024 * 1024, ms: 20_000 },
  read: async (body, source) => {
    const feed = readFeed(await readText(body))
    const problems: SourceProblem[] = []
    const articles = new Map<string, Article>()
    for (const [index, entry] of feed.entries.entries()) {
      // What others ask of the server does not wait for all of them.
      if (index % entriesAtOnce === entriesAtOnce - 1) await setImmediate()
      const leaveOut = (what: string): unknown => problems.push({ line: null, what: `Entry ${index + 1}: ${what}` })
      const article = articleOf(entry, feed, source)
      if (typeof article === 'string') leaveOut(article)
      else if (!articles.has(article.id)) articles.set(article.id, article)
      // Some give all their entries one id: then it is the page that tells them apart.
      else if (articles.get(article.id)?.url === article.url) leaveOut('there is another one with its id.')
      else {
        const id = idOf(article.url ?? article.title, source)
        if (articles.has(id)) leaveOut('there is another one with its id.')
        else articles.set(id, { ...article, id })
      }
    }
    if (articles.size === 0 && feed.entries.length > 0) throw new UnreadableSource(`No entry of the feed can be used. ${problems[0]?.what}`)
    return { items: newestFirst([...articles.values()]).slice(0, perSource), problems } satisfies SourceItems<Article>
  },
}

/** Those without a date last, in the order in which they came. */
export const newestFirst = (articles: readonly Article[]): Article[] =>
  articles.toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''))

/** An entry as an article, or what is wrong with it. */
function articleOf(entry: Entry, feed: Feed, source: CatalogueSource): Article | string {
  const homepage = short(httpsAddress(source.homepage ?? '', null)) ?? short(httpsAddress(feed.homepage, source.from))
  const url = short(httpsAddress(entry.url, homepage ?? source.from))
  const base = httpsAddress(entry.base, homepage ?? source.from) ?? url ?? homepage ?? source.from
  const content = contentOf(entry, base)
  const summary = shortened(plainLine(entry.summary) || textIn(content?.blocks ?? []), 400)
  const title = shortened(plainLine(entry.title) || summary, 300)
  const read = articleSchema.safeParse({
    id: idOf(entry.id || url || title, source),
    title,
    summary: summary === title ? '' : summary,
    content: content?.blocks ?? null,
    is_cut: content?.isCut ?? false,
    picture: pictureOf(entry, base) ?? firstPicture(content?.blocks ?? blocksOf(entry.summary, base).blocks),
    author: shortened(plainLine(entry.author.slice(0, 500)).replace(/^\S+@\S+ \((.+)\)$/, '$1'), 120),
    url,
    published_at: momentOf(entry.date),
    language: languageOf(entry.language) || languageOf(feed.language),
    source: { name: source.name, homepage },
  } satisfies Article)
  if (read.success) return read.data
  return title === '' ? 'it has neither a title nor a text.' : `${read.error.issues[0]?.path.join('.')} cannot be used.`
}

/** A summary of more than this many letters is the article itself. */
const longSummary = 500

/** What can be read of an article here; null where its source gives no more than a summary. */
function contentOf({ content, summary }: Entry, base: string | null): Content | null {
  const whole = blocksOf(content, base)
  if (whole.blocks.length > 0) return whole
  const described = blocksOf(summary, base)
  return textIn(described.blocks).length > longSummary ? described : null
}

const pictureOf = ({ pictures }: Entry, base: string): string | null =>
  pictures.map((address) => short(httpsAddress(address, base))).find((address) => address !== null) ?? null

function firstPicture(blocks: readonly Block[]): string | null {
  const found = blocks.find((block) => block.kind === 'picture')
  return found?.kind === 'picture' ? short(found.url) : null
}

/** Longer ones are none: an article has to fit into a row of whoever saves it. */
const short = (address: string | null): string | null => (address !== null && address.length > newsLimits.address ? null : address)

/** What names itself by an address is the same wherever it is read; any other name counts within its source only. */
function idOf(name: string, { from }: CatalogueSource): string {
  const whole = /^https?:\/\//i.test(name) ? name : `${from}\n${name}`
  return createHash('sha256').update(whole).digest('hex').slice(0, 20)
}

/** The first feeds are of 1999. */
const earliest = Date.UTC(1990, 0, 1)

function momentOf(date: string): string | null {
  const instant = Date.parse(date.trim())
  return instant >= earliest && instant < Date.UTC(2100, 0, 1) ? new Date(instant).toISOString() : null
}

function languageOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0]?.slice(0, 35) ?? ''
  } catch {
    return ''
  }
}

import { type AtomFeed, type JsonFeed, type MediaNs, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import { UnreadableSource } from '../catalogue/source-reader.ts'

/** An entry of a feed as it is written, whatever the format. Texts are HTML; what is not said is empty. */
export interface Entry {
  /** What its source tells it by. */
  id: string
  title: string
  url: string
  summary: string
  content: string
  /** Addresses of pictures, the best first. */
  pictures: readonly string[]
  author: string
  date: string
  language: string
  /** Where its relative addresses are relative to; empty where it does not say. */
  base: string
}

export interface Feed {
  homepage: string
  language: string
  entries: readonly Entry[]
}

/** How many entries are read; those of a feed are in its own order, nearly always the newest first. */
const mostEntries = 500

/**
 * Reads RSS of all versions, Atom and JSON Feed.
 *
 * @throws UnreadableSource
 */
export function readFeed(document: string): Feed {
  if (definesEntities(document)) throw new UnreadableSource('The feed defines entities of its own, which are not read.')
  let parsed: ReturnType<typeof parseFeed<string>>
  try {
    parsed = parseFeed<string>(upToLast(document), { maxItems: mostEntries })
  } catch {
    throw new UnreadableSource('This is no feed in RSS, Atom or JSON Feed, or it is broken.')
  }
  switch (parsed.format) {
    case 'rss':
      return { homepage: parsed.feed.link ?? '', language: parsed.feed.language ?? '', entries: (parsed.feed.items ?? []).map(ofRss) }
    case 'rdf':
      return {
        homepage: parsed.feed.link ?? '',
        language: parsed.feed.dc?.languages?.[0] ?? '',
        entries: (parsed.feed.items ?? []).map(ofRdf),
      }
    case 'atom':
      return {
        homepage: linkOf(parsed.feed.links),
        language: parsed.feed.xml?.lang ?? '',
        entries: (parsed.feed.entries ?? []).map((entry) => ofAtom(entry, parsed.feed.xml?.base ?? '')),
      }
    case 'json':
      return {
        homepage: parsed.feed.home_page_url ?? '',
        language: parsed.feed.language ?? '',
        entries: (parsed.feed.items ?? []).map(ofJson),
      }
  }
}

/** Ends of entries in XML, and what may hold the same letters without being one. */
const endings = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\/(?:\w+:)?(?:item|entry)\s*>/gi

/** A document in XML without the entries that are not read: the parser would keep the server busy with all of them. It minds no end that is missing. */
function upToLast(document: string): string {
  if (!document.trimStart().startsWith('<')) return document
  let entries = 0
  for (const { 0: ending, index } of document.matchAll(endings)) {
    if (ending.startsWith('</')) entries += 1
    if (entries === mostEntries) return document.slice(0, index + ending.length)
  }
  return document
}

/** Whether a document type says more than a name: what it defines could be as long as it likes when it is put in. */
function definesEntities(document: string): boolean {
  const [beginning = ''] = document.split(/<[A-Za-z]/, 1)
  return /<!DOCTYPE/i.test(beginning) && beginning.includes('[')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text that is none as HTML that says the same. */
const asHtml = (text: string): string => text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? letter).replaceAll('\n', '<br>')

function ofRss(item: RssFeed.Item<string>): Entry {
  const { guid, title = '', link = '', description = '', authors = [], enclosures = [], dc } = item
  const whole = item.content?.encoded ?? ''
  return {
    id: guid?.value ?? '',
    title,
    // Some name the page by its id alone; some have a link of Atom.
    url: link || (guid?.isPermaLink === false ? '' : (guid?.value ?? '')) || linkOf(item.atom?.links),
    summary: description,
    content: whole,
    pictures: [
      ...picturesOf(item.media),
      ...enclosures.flatMap(({ url = '', type = '' }) => (type.startsWith('image/') ? [url] : [])),
      item.itunes?.image ?? '',
    ],
    author: dc?.creators?.[0] ?? authors[0]?.name ?? '',
    date: item.pubDate ?? dc?.dates?.[0] ?? item.atom?.published ?? item.atom?.updated ?? '',
    language: item.xml?.lang ?? dc?.languages?.[0] ?? '',
    base: item.xml?.base ?? '',
  }
}

const ofRdf = (item: RdfFeed.Item<string>): Entry => ({
  id: item.rdf?.about ?? '',
  title: item.title ?? '',
  url: item.link ?? '',
  summary: item.description ?? item.dc?.descriptions?.[0] ?? '',
  content: item.content?.encoded ?? '',
  pictures: picturesOf(item.media),
  author: item.dc?.creators?.[0] ?? '',
  date: item.dc?.dates?.[0] ?? '',
  language: item.dc?.languages?.[0] ?? '',
  base: '',
})

function ofAtom(entry: AtomFeed.Entry<string>, base: string): Entry {
  const links = entry.links ?? []
  return {
    id: entry.id ?? '',
    title: wordsOf(entry.title),
    url: linkOf(links),
    summary: wordsOf(entry.summary),
    content: wordsOf(entry.content),
    pictures: [
      ...picturesOf(entry.media),
      ...links.flatMap(({ rel, href = '', type = '' }) => (rel === 'enclosure' && type.startsWith('image/') ? [href] : [])),
    ],
    author: entry.authors?.[0]?.name ?? entry.dc?.creators?.[0] ?? '',
    date: entry.published ?? entry.updated ?? '',
    language: entry.xml?.lang ?? entry.content?.xml?.lang ?? '',
    base: entry.content?.xml?.base ?? entry.xml?.base ?? base,
  }
}

/** Text unless it says that it is markup (RFC 4287, 3.1.1). */
function wordsOf(text: AtomFeed.Text | AtomFeed.Content | undefined): string {
  const { value = '', type = 'text' } = text ?? {}
  return /^(?:x?html|text\/html|application\/xhtml\+xml)$/i.test(type) ? value : asHtml(value)
}

const linkOf = (links: readonly AtomFeed.Link<string>[] = []): string =>
  links.find(({ rel = 'alternate', type = 'text/html' }) => rel === 'alternate' && /html/i.test(type))?.href ?? ''

const ofJson = (item: JsonFeed.Item<string>): Entry => ({
  id: item.id ?? '',
  title: asHtml(item.title ?? ''),
  url: item.url ?? item.external_url ?? '',
  summary: asHtml(item.summary ?? ''),
  content: item.content_html ?? asHtml(item.content_text ?? ''),
  pictures: [item.image ?? '', item.banner_image ?? ''],
  author: item.authors?.[0]?.name ?? '',
  date: item.date_published ?? item.date_modified ?? '',
  language: item.language ?? '',
  base: '',
})

/** Those of Media RSS: the widest first, thumbnails last. */
function picturesOf(media: MediaNs.ItemOrFeed | undefined): string[] {
  const contents = [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap((group) => group.contents ?? [])]
  const pictures = contents.filter(({ medium, type = '' }) => medium === 'image' || type.startsWith('image/'))
  const thumbnails = [...(media?.thumbnails ?? []), ...contents.flatMap((content) => content.thumbnails ?? [])]
  return [...pictures.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0)), ...thumbnails].flatMap(({ url }) => url ?? [])
}

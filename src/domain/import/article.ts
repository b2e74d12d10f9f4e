import { type Article, type Block, newsLimits, type Run } from '#contract/news.ts'

const isWithin = (text: string, most: number): boolean => text.length <= most
const isAddress = (text: string | null, most: number): boolean =>
  text === null || (isWithin(text, most) && /^(?:https:\/\/|\/(?!\/))\S+$/.test(text))

const runsOf = (block: Block): readonly Run[] => (block.kind === 'list' ? block.items.flat() : block.kind === 'picture' ? [] : block.runs)

const fitsBlock = (block: Block): boolean =>
  block.kind === 'picture'
    ? isAddress(block.url, newsLimits.longAddress) && (block.ratio === null || (block.ratio >= 0.05 && block.ratio <= 20))
    : runsOf(block).every(({ link = null }) => isAddress(link, newsLimits.longAddress))

/** Whether an article that was read from a file may be kept as it is: a reader of answers is more forgiving than an account. */
export function fitsAccount({ summary, author, picture, url, published_at: published, source, content, language }: Article): boolean {
  return (
    isWithin(summary, 600) &&
    isWithin(author, 120) &&
    isWithin(language, 35) &&
    isAddress(picture, newsLimits.signed) &&
    isAddress(url, newsLimits.address) &&
    (published === null || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/.test(published)) &&
    source.name !== '' &&
    isWithin(source.name, 80) &&
    isAddress(source.homepage, newsLimits.address) &&
    (content ?? []).length <= newsLimits.blocks &&
    (content ?? []).every(fitsBlock) &&
    isWithin(JSON.stringify(content), newsLimits.content)
  )
}

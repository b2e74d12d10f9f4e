import { z } from 'zod'
import { schema } from './entity.ts'
import { text } from './titles.ts'

/**
 * How many articles one answer has, and how long in UTF-16 units the blocks of one may be as JSON, and its own addresses. A saved article is one row of its
 * member, and a row has room for 16,384 of them.
 */
export const newsLimits = { articles: 120, content: 10_500, blocks: 200, address: 1000, signed: 1400, longAddress: 2000 } as const

/** https, or a path of our own server. */
const addressWithin = (length: number) => text(length).regex(/^(?:https:\/\/|\/(?!\/))\S+$/)
const address = schema(() => addressWithin(newsLimits.longAddress))
const shortAddress = schema(() => addressWithin(newsLimits.address))

/** A stretch of text that looks the same throughout. A line break in it is one. */
const runSchema = schema(() =>
  z.strictObject({
    text: text(newsLimits.content).min(1),
    strong: z.literal(true).optional(),
    emphasis: z.literal(true).optional(),
    link: address.optional(),
  }),
)
export type Run = Readonly<z.infer<typeof runSchema>>

const runs = schema(() => z.array(runSchema).min(1).readonly())

/** A part of an article. There is nothing else in one, and no markup in any text: what draws it can be told nothing but this. */
const blockSchema = schema(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs }),
    z.strictObject({ kind: z.literal('paragraph'), runs }),
    z.strictObject({ kind: z.literal('quote'), runs }),
    z.strictObject({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs).min(1).readonly() }),
    /** `ratio` is width over height; null where nobody says it. */
    z.strictObject({ kind: z.literal('picture'), url: address, alt: text(500), ratio: z.number().min(0.05).max(20).nullable() }),
  ]),
)
export type Block = Readonly<z.infer<typeof blockSchema>>

/** Unique among all articles of all sources, and the same each time a source is read; part of the address of its page. */
export const articleId = schema(() => z.string().regex(/^[a-z0-9]{20}$/))

/** One article as its source tells it. What a source does not say is empty or null, never guessed. */
export const articleShape = schema(() => ({
  id: articleId,
  title: text(300).min(1),
  /** A few sentences without markup; may be empty. */
  summary: text(600),
  /** Null where the source gives no more than the summary. */
  content: z.array(blockSchema).min(1).max(newsLimits.blocks).readonly().nullable(),
  /** The content ends before the article does: the rest is too long to hand out. */
  is_cut: z.boolean(),
  /** Before the server hands an article out, the address of a third party; afterwards a path of our own that leads to the same picture. */
  picture: addressWithin(newsLimits.signed).nullable(),
  author: text(120),
  /** Where the source itself has it. */
  url: shortAddress.nullable(),
  published_at: z.iso.datetime().nullable(),
  /** BCP 47, `en`, `de-AT`; empty where the source does not say. */
  language: text(35).regex(/^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)?$/),
  source: z.strictObject({ name: text(80).min(1), homepage: shortAddress.nullable() }),
}))

export const articleSchema = schema(() => z.strictObject(articleShape))
export type Article = Readonly<z.infer<typeof articleSchema>>

/** The newest first; those without a date last. */
export const newsAnswer = schema(() => z.strictObject({ articles: z.array(articleSchema).max(newsLimits.articles).readonly() }))

import { z } from 'zod'
import { schema } from './entity.ts'
import { bookId } from './audiobooks.ts'
import { language, licenceSchema } from './streams.ts'
import { text } from './titles.ts'

/** What a channel may be about (specification, section 3), to the letter. */
export const channelCategories = [
  'uncategorized',
  'news',
  'sports',
  'entertainment',
  'lifestyle',
  'local',
  'international',
  'adult',
  'cultural',
  'weather',
  'health-fitness',
  'basic cable',
  'reality',
  'college sports',
  'premium channels',
] as const
export type ChannelCategory = (typeof channelCategories)[number]

/** The form of a channel's id, which is made of where it comes from and what it is called there. */
export const channelId = schema(() => z.string().regex(/^[a-z0-9-]{1,60}$/))
/** A path of our own server. */
export const channelLogo = schema(() => text(3000).regex(/^\//))
const delivery = schema(() => z.enum(['file', 'hls', 'dash']))

/** Of the web, as its source has it: a page that came by https may not be let in where it begins with http. Or a path of our own server. */
const address = schema(() => text(2000).regex(/^(?:https?:\/\/|\/(?!\/))\S+$/))

const streamSchema = schema(() => z.strictObject({ delivery, url: address }))
export type ChannelStream = Readonly<z.infer<typeof streamSchema>>

/** A film in the programme of a channel that plays films by the clock. */
const loopFilmSchema = schema(() =>
  z.strictObject({
    /** `movie:603`. */
    watchable: z.string().regex(/^movie:\d{1,10}$/),
    /** By language (BCP 47); English where a language is missing. */
    titles: z.record(z.string().regex(/^[a-z]{2}$/), text(300).min(1)),
    /** How long its streams last; known, never guessed. */
    seconds: z.number().min(1).max(100_000),
    /** Those that are this long. `id` is the one of the film's streams, so that a copy on a device can be told from another cut. */
    streams: z
      .array(z.strictObject({ id: text(200).min(1), delivery, url: address }))
      .min(1)
      .max(10)
      .readonly(),
    licence: licenceSchema,
  }),
)

/** A book in the programme of a channel that reads books by the clock. */
const loopBookSchema = schema(() =>
  z.strictObject({
    id: bookId,
    title: text(300).min(1),
    authors: z.array(text(120).min(1)).max(20).readonly(),
    language: language.nullable(),
    /** A path of our own server. */
    picture: channelLogo.nullable(),
    /** All of it, in order; how long each chapter lasts is known, never guessed. */
    chapters: z
      .array(z.strictObject({ number: z.int().min(1).max(9_999), title: text(300), seconds: z.number().min(1).max(100_000), url: address }))
      .min(1)
      .max(1_000)
      .readonly(),
    licence: licenceSchema,
  }),
)
export type LoopBookAnswer = z.infer<typeof loopBookSchema>

const channelSchema = schema(() =>
  z.strictObject({
    id: channelId,
    name: text(200).min(1),
    logo: channelLogo.nullable(),
    category: z.enum(channelCategories),
    /** ISO 3166-1; null where its source does not say it. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    /** BCP 47. */
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}$/))
      .max(10)
      .readonly(),
    is_radio: z.boolean(),
    /** The place that its source gives it. */
    number: z.int().min(1).max(9999).nullable(),
    /** Ways to play it, the best first; none for a channel that plays by the clock. */
    streams: z.array(streamSchema).max(20).readonly(),
    /** What such a channel plays, in an order that the clock decides (`domain/live-tv/schedule.ts`); empty for all others. */
    films: z.array(loopFilmSchema).max(500).readonly(),
    /** The same of books; a channel has films, or books, or neither. */
    books: z.array(loopBookSchema).max(200).readonly(),
    /** Who lists it, and the page of those it belongs to. */
    source: text(120).min(1),
    homepage: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable(),
    /** The page of the guide that has its programmes; null where nobody announces any. */
    guide_page: z.int().min(0).nullable(),
  }),
)
export type ChannelAnswer = z.infer<typeof channelSchema>

export const channelsAnswer = schema(() => z.strictObject({ channels: z.array(channelSchema).max(120_000).readonly() }))

const programmeSchema = schema(() =>
  z.strictObject({
    channel: channelId,
    start: z.iso.datetime(),
    stop: z.iso.datetime(),
    title: text(300).min(1),
    description: text(1000),
    /** In the guide's own words. */
    category: text(80),
  }),
)
export type ProgrammeAnswer = z.infer<typeof programmeSchema>

/** How the guide is divided: so many channels to a page, and so many hours. Hours are counted from 1970 on. */
export const guideParts = { channels: 50, hours: 6 } as const

/** The number of the stretch of the guide that an instant (epoch ms) belongs to. */
export const guideSlotAt = (instant: number): number => Math.floor(instant / (guideParts.hours * 3_600_000))

/** What is on in one stretch of time, on the channels of one page. */
export const guideAnswer = schema(() => z.strictObject({ programmes: z.array(programmeSchema).max(20_000).readonly() }))

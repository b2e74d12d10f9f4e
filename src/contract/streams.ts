import { z } from 'zod'
import { schema } from './entity.ts'
import { text } from './titles.ts'

/** Under what a stream may be shown, and whom to name. The player shows it (decision C2). */
export const licenceSchema = schema(() =>
  z.strictObject({
    /** `CC BY 4.0`, `CC0 1.0`, `Public domain`. */
    name: text(80).min(1),
    /** The licence's own words, or what shows that the work is in the public domain. */
    url: z.url({ protocol: /^https$/ }).max(2000),
    attribution: text(300).min(1),
  }),
)
export type Licence = z.infer<typeof licenceSchema>

/** https, or a path of our own server. */
export const address = schema(() => text(2000).regex(/^(?:https:\/\/|\/(?!\/))\S+$/))

/** BCP 47: `en`, `de`, `pt-BR`. */
export const language = schema(() => text(35).regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))

/** Seconds from the beginning; fractions count. */
const seconds = schema(() => z.number().min(0).max(1_000_000))

/** Words beside a file; an HLS stream brings its own. */
const subtitleSchema = schema(() =>
  z.strictObject({
    language,
    /** What tells it from another of its language (`SDH`); empty when there is nothing to say. */
    label: text(80),
    /** Of a WebVTT file. */
    url: address,
  }),
)

/** A stretch that people skip. */
export const segmentSchema = schema(() => z.strictObject({ kind: z.enum(['recap', 'intro', 'credits']), from: seconds, to: seconds }))
export type Segment = z.infer<typeof segmentSchema>

export const chapterSchema = schema(() => z.strictObject({ at: seconds, title: text(200) }))
export type Chapter = z.infer<typeof chapterSchema>

/** One way to play a movie or an episode. What a source does not say is null or empty, never guessed. */
export const streamSchema = schema(() =>
  z.strictObject({
    /** Unique among the streams of its source. */
    id: text(200).min(1),
    /** What tells it from the source's other streams of the same title (`1080p`, `With commentary`); may be empty. */
    label: text(120),
    delivery: z.enum(['file', 'hls', 'dash']),
    url: address,
    /** With codecs where they are known, so that a browser can say whether it plays it. */
    mime: text(120).nullable(),
    /** Lines of the largest picture. */
    height: z.int().min(1).max(10_000).nullable(),
    bytes: z.int().min(1).nullable(),
    /** The languages that are spoken. */
    audio: z.array(language).max(40).readonly(),
    subtitles: z.array(subtitleSchema).max(80).readonly(),
    chapters: z.array(chapterSchema).max(400).readonly(),
    segments: z.array(segmentSchema).max(20).readonly(),
    /** The same kind of stream of another episode has the same one: the next episode goes on with it. */
    line: text(120),
    /** Whether licence and source allow a copy on the device. */
    downloadable: z.boolean(),
    licence: licenceSchema.nullable(),
  }),
)
export type Stream = z.infer<typeof streamSchema>

/** A stream that comes with Matinee: without a licence it does not compile (decision C2). */
export type BuiltInStream = Stream & { licence: Licence }

/** What the server knows to play of one movie or episode. */
export const streamsAnswer = schema(() => z.strictObject({ streams: z.array(streamSchema).max(100).readonly() }))

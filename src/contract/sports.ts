import { z } from 'zod'
import { schema } from './entity.ts'
import { text } from './titles.ts'

/** A side; that of a country has its code (ISO 3166-1, or of a part of it, ISO 3166-2), so that any language can name it. */
const teamSchema = schema(() =>
  z.strictObject({
    name: text(80).min(1),
    country: z
      .string()
      .regex(/^[A-Z]{2}(?:-[A-Z]{3})?$/)
      .nullable(),
  }),
)
export type Team = Readonly<z.infer<typeof teamSchema>>

/** Of home and away. */
const goals = schema(() => z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]).readonly())

/** After the regular time, and what came before and after it where that is known or was played. `extra` counts from the beginning. */
const scoreSchema = schema(() =>
  z.strictObject({ full: goals, half: goals.nullable(), extra: goals.nullable(), penalties: goals.nullable() }),
)
export type Score = Readonly<z.infer<typeof scoreSchema>>

export const knockoutRounds = ['round-of-32', 'round-of-16', 'quarter-final', 'semi-final', 'third-place', 'final'] as const

/** A day of a league or group stage by its number, or a round of a knockout. */
const roundSchema = schema(() =>
  z.strictObject({ kind: z.enum(['matchday', ...knockoutRounds]), number: z.int().min(1).max(99).nullable() }),
)
export type Round = Readonly<z.infer<typeof roundSchema>>

/** Unique among all matches; part of the address of its page. */
export const matchId = schema(() => text(160).regex(/^[a-z0-9-]+$/))

/** One match (decision R8). What nobody says is empty or null. */
const matchSchema = schema(() =>
  z.strictObject({
    id: matchId,
    round: roundSchema,
    /** `A`; empty outside of groups. */
    group: text(10),
    home: teamSchema,
    away: teamSchema,
    start_utc: z.iso.datetime(),
    /** False where only the day is known. */
    is_timed: z.boolean(),
    /** `20:30`: what its source writes as its time where nobody knows whose clocks that is of; only its day counts then. */
    floating: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
    /** `unknown`: it is over, and nobody says how it ended. */
    status: z.enum(['scheduled', 'finished', 'unknown']),
    score: scoreSchema.nullable(),
    venue: text(120),
  }),
)
export type MatchAnswer = z.infer<typeof matchSchema>

/** A season of a league, or a tournament. */
const competitionSchema = schema(() =>
  z.strictObject({
    id: text(60).regex(/^[a-z0-9-]+$/),
    name: text(80).min(1),
    /** `2025/26`, `2026`. */
    season: text(20),
    /** Its matches have tables: one, or one for each group. */
    has_table: z.boolean(),
    /** Where those it belongs to tell more, and say who shows it. */
    links: z.array(z.strictObject({ name: text(80).min(1), url: z.url({ protocol: /^https$/ }).max(300) })).readonly(),
    matches: z.array(matchSchema).max(2000).readonly(),
  }),
)
export type CompetitionAnswer = z.infer<typeof competitionSchema>

export const sportsAnswer = schema(() => z.strictObject({ competitions: z.array(competitionSchema).max(50).readonly() }))

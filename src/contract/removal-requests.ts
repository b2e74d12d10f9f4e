import { z as classic } from 'zod'
import * as z from 'zod/mini'
import { schema } from './entity.ts'

/** What a request to remove content rests on. */
export const removalReasons = ['copyright', 'trademark', 'personality', 'unlawful', 'other'] as const
export type RemovalReason = (typeof removalReasons)[number]

/** The longest texts of a request, in characters. */
export const removalLimits = { content: 500, details: 4000, name: 120, email: 254 } as const

const words = (max: number, allowed: RegExp) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(allowed))
/** Whoever reads requests in a terminal must not have it steered by them. */
const oneLine = /^\P{Cc}*$/u
const lines = /^[\P{Cc}\n\t]*$/u

/**
 * A request to remove content, as the page checks it before it is sent and the server before it is stored. It is zod's small form, so that the
 * page of the form can bring it along: 5 kB instead of 20.
 */
export const removalRequestSchema = schema(() =>
  z.strictObject({
    /** Made on the device for what is sent, so that sending it again is the same request. */
    request_id: z.uuid(),
    /** The address of the content, or its title. */
    content: words(removalLimits.content, oneLine),
    reason: z.enum(removalReasons),
    /** Whose right it is, and how the content touches it. */
    details: words(removalLimits.details, lines),
    name: words(removalLimits.name, oneLine),
    email: z.email().check(z.maxLength(removalLimits.email)),
    /** "What I say here is true, and the right is mine or I act for whose it is." */
    statement: z.literal(true),
  }),
)
export type RemovalRequest = z.infer<typeof removalRequestSchema>

/** The reference is what the person and the operator name the request by. */
export const removalAnswer = schema(() => classic.strictObject({ reference: classic.string(), received_at: classic.iso.datetime() }))

import { z } from 'zod'
import { favoriteSchema, preferenceSchemas, userSchema } from './entities.ts'
import { passwordLength } from './passwords.ts'
import { entityNames, type EntityName, pushLimit } from './sync.ts'

const email = z.email().max(254)

export const stampSchema = z.string().regex(/^\d{13}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const keySchema = z.string().min(1).max(120)

/** The shape of an entity's key; a favorite's key is that of the title it holds (`mediaKey`). */
export const keySchemas: Record<EntityName, z.ZodType<string>> = {
  favorites: z.string().regex(/^(?:movie|tv):[1-9]\d{0,9}$/),
  preferences: z.string().refine((key) => Object.hasOwn(preferenceSchemas, key)),
}

/** The schema of one entity's value; for preferences it depends on the field, which is the key. */
export const valueSchemas: Record<EntityName, (key: string) => z.ZodType | undefined> = {
  favorites: () => favoriteSchema,
  preferences: (key) => (Object.hasOwn(preferenceSchemas, key) ? preferenceSchemas[key as keyof typeof preferenceSchemas] : undefined),
}

export const mutationSchema = z.strictObject({
  mutationId: z.uuid(),
  entity: z.enum(entityNames),
  key: keySchema,
  op: z.enum(['put', 'delete']),
  value: z.unknown(),
  stamp: stampSchema,
  v: z.int().min(1),
})

/** What each call accepts. Unknown keys are refused everywhere. */
export const bodies = {
  register: z.strictObject({
    email,
    password: z.string().min(passwordLength.min).max(passwordLength.max),
    display_name: z.string().trim().min(1).max(80),
  }),
  login: z.strictObject({ email, password: z.string().min(1).max(passwordLength.max) }),
  addFavorite: favoriteSchema,
  savePreferences: z.strictObject({
    ...z.strictObject(preferenceSchemas).partial().shape,
    _sync: z.strictObject({ stamps: z.record(z.string(), stampSchema) }).optional(),
  }),
  push: z.strictObject({ items: z.array(mutationSchema).min(1).max(pushLimit) }),
} as const

/** What each call answers. */
export const answers = {
  me: z.strictObject({ last_active: z.string() }),
  profile: z.strictObject({ ...userSchema.shape, last_active: z.string(), created_at: z.string() }),
  session: z.strictObject({ user: userSchema, token: z.string() }),
  favorite: z.strictObject({ id: z.string(), ...favoriteSchema.shape, created_at: z.string() }),
  preferences: z.strictObject({ ...preferenceSchemas, updated_at: z.string().nullable() }),
} as const

export type RegisterBody = z.infer<typeof bodies.register>
export type LoginBody = z.infer<typeof bodies.login>
export type SessionAnswer = z.infer<typeof answers.session>

import { z } from 'zod'
import { invalidField } from '../http/api-error.ts'

/**
 * Where a device stands (sync protocol 1.8). `snapshot` until the first whole pass is done, `delta` after; `seq` is the last
 * number it has; `floor` is the account's when the pass began.
 */
const cursorSchema = z.strictObject({
  mode: z.enum(['snapshot', 'delta']),
  epoch: z.string(),
  seq: z.int().min(0),
  floor: z.int().min(0),
})
export type Cursor = z.infer<typeof cursorSchema>

export const encodeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** @throws ApiError `invalid-input` for anything we did not write */
export function decodeCursor(text: string): Cursor {
  const result = cursorSchema.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!result.success) throw invalidField('cursor', 'is not one this server gave; leave it out to start again')
  return result.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

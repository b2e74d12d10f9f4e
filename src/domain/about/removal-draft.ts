import { type RemovalReason, removalReasons, type RemovalRequest, removalRequestSchema } from '#contract/removal-requests.ts'

/** What stands in the form, right or not. */
export type RemovalDraft = Record<'content' | 'details' | 'name' | 'email', string> & { reason: RemovalReason; statement: boolean }
export type RemovalField = keyof RemovalDraft

export const emptyDraft: RemovalDraft = { content: '', reason: 'copyright', details: '', name: '', email: '', statement: false }

/** What is wrong with a field: nothing in it, more than it takes, or not of its form. */
export type RemovalMistake = 'missing' | 'too-long' | 'malformed'
export type RemovalMistakes = Partial<Record<RemovalField, RemovalMistake>>

/** The request that a draft is, or what is wrong with it; judged by the schema of the call itself. */
export function checkDraft(draft: RemovalDraft, id: string): { request: RemovalRequest } | { mistakes: RemovalMistakes } {
  const typed = { ...draft, email: draft.email.trim() }
  const { success, data, error } = removalRequestSchema.safeParse({ ...typed, request_id: id })
  if (success) return { request: data }
  const mistakes: RemovalMistakes = {}
  for (const { code, path } of error.issues) {
    const field = fieldAt(path[0])
    if (field !== undefined) mistakes[field] ??= code === 'too_big' ? 'too-long' : isEmpty(typed[field]) ? 'missing' : 'malformed'
  }
  return { mistakes }
}

const isEmpty = (value: string | boolean): boolean => value === false || (typeof value === 'string' && value.trim() === '')

const isField = (name: unknown): name is RemovalField => typeof name === 'string' && name in emptyDraft

/** The field of the form that a call names so. */
export const fieldAt = (name: unknown): RemovalField | undefined => (isField(name) ? name : undefined)

/** A draft as it was kept; what is not there, or of another form, is empty. */
export function readDraft(kept: unknown): RemovalDraft {
  const given: Partial<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const words = (field: 'content' | 'details' | 'name' | 'email'): string => {
    const { [field]: value } = given
    return typeof value === 'string' ? value : ''
  }
  return {
    content: words('content'),
    reason: removalReasons.find((reason) => reason === given['reason']) ?? emptyDraft.reason,
    details: words('details'),
    name: words('name'),
    email: words('email'),
    statement: given['statement'] === true,
  }
}

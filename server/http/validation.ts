import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import type { FieldProblem } from '#contract/errors.ts'
import { ApiError } from './api-error.ts'

type Issue = z.core.$ZodIssue

const formats: Record<string, string> = {
  email: 'must be an e-mail address such as name@example.org',
  uuid: 'must be a UUID',
}

/** What to do about one wrong value, without its name. */
function advice(issue: Issue): string {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${article(issue.expected)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unit(issue.origin, issue.minimum)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin, issue.maximum)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'has the wrong form'
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    default:
      return issue.message
  }
}

const article = (type: string) => (type === 'int' ? 'a whole number' : /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

function unit(origin: string, count: number | bigint): string {
  const one = Number(count) === 1
  if (origin === 'string') return one ? ' character long' : ' characters long'
  if (origin === 'array') return one ? ' item long' : ' items long'
  return ''
}

function problemsOf(issue: Issue): FieldProblem[] {
  const at = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...at, key].join('.'), message: 'is not known here; leave it out' }))
  }
  return [{ path: at.join('.') || 'body', message: advice(issue) }]
}

/** The refusal of a body that does not fit its schema: every wrong field with what to do, the first one as the sentence. */
export function invalidInput(error: z.core.$ZodError, prefix = ''): ApiError {
  const fields = error.issues.flatMap(problemsOf).map(({ path, message }) => ({ path: prefix + path, message }))
  const first = fields[0]
  return new ApiError('invalid-input', first ? `${first.path} ${first.message}.` : 'The body is wrong.', { fields: fields.slice(0, 20) })
}

/** Lets Fastify check bodies with the contract's schemas; a refusal names every wrong field. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data, { reportInput: true })
    return result.success ? { value: result.data } : { error: invalidInput(result.error) }
  }

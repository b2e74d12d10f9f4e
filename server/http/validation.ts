import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { invalidInput } from './problems.ts'

/** Lets Fastify check bodies with the contract's schemas; a refusal names every wrong field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true })
    return result.success ? { value: result.data } : { error: invalidInput(result.error) }
  }

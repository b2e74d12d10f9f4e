import { expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { differingStatements } from './statements.ts'

test('the rows in memory do what the SQL repositories do, for two members at once', async () => {
  expect(await differingStatements(budgets.statementSequences)).toEqual([])
})

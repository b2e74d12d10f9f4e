import { expect, test } from 'vitest'
import { Lockstep } from '#server/repositories/lockstep.ts'

/** Two kinds of questions, and what was asked together. */
function questions() {
  const together: unknown[][] = []
  const double = async (numbers: readonly number[]) => {
    together.push([...numbers])
    return numbers.map((number) => number * 2)
  }
  const refuse = async (words: readonly string[]): Promise<string[]> => {
    together.push([...words])
    throw new Error(`no: ${words.join()}`)
  }
  return { together, double, refuse }
}

test('questions of one kind are asked together once everybody waits, and each gets its own answer', async () => {
  const { together, double } = questions()
  const lockstep = new Lockstep(3)
  const asker = async (number: number, times: number) => {
    let answer = number
    for (let time = 0; time < times; time += 1) answer = await lockstep.ask(`job ${number}`, double, answer)
    lockstep.leave()
    return answer
  }
  expect(await Promise.all([asker(1, 1), asker(10, 3), asker(100, 2)])).toEqual([2, 80, 400])
  expect(together).toEqual([[1, 10, 100], [20, 200], [40]])
})

test('a kind of question that fails fails for those who asked it, and for nobody else', async () => {
  const { together, double, refuse } = questions()
  const lockstep = new Lockstep(3)
  const settled = await Promise.allSettled([lockstep.ask('1', refuse, 'a'), lockstep.ask('2', double, 4), lockstep.ask('3', refuse, 'b')])
  expect(settled.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
    'Error: no: a,b',
    8,
    'Error: no: a,b',
  ])
  expect(together).toEqual([['a', 'b'], [4]])
})

test('somebody who leaves without a question keeps nobody waiting', async () => {
  const { double } = questions()
  const lockstep = new Lockstep(2)
  const answer = lockstep.ask('1', double, 4)
  lockstep.leave()
  expect(await answer).toBe(8)
})

test('what one job asks at once is answered at once, with what the others ask', async () => {
  const { together, double } = questions()
  const triple = async (numbers: readonly number[]) => {
    together.push([...numbers])
    return numbers.map((number) => number * 3)
  }
  const lockstep = new Lockstep(2)
  const answers = [lockstep.ask('1', double, 1), lockstep.ask('2', double, 2), lockstep.ask('2', double, 3), lockstep.ask('2', triple, 4)]
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 12])
  expect(together).toEqual([[1, 2, 3], [4]])
})

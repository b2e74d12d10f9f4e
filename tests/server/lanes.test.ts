import { expect, test } from 'vitest'
import { Lanes, type LaneLimits } from '#server/lanes.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Lanes whose tasks end when they are told to. */
function controlled(limits: LaneLimits) {
  const lanes = new Lanes<string>(limits)
  const running: { key: string; end: () => void; fail: () => void; abandoned: AbortSignal }[] = []
  const ask = (network: string, key: string, signal = new AbortController().signal): Promise<string> => {
    const answer = lanes.run(key, { network, signal }, (abandoned) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const leave = () => running.splice(running.indexOf(task), 1)
      const task = {
        key,
        abandoned,
        end: () => (leave(), resolve(`${key} made`)),
        fail: () => (leave(), reject(new Error(`${key} failed`))),
      }
      running.push(task)
      return promise
    })
    // Whoever is refused is looked at later.
    answer.catch(() => undefined)
    return answer
  }
  return {
    ask,
    askAll: (network: string, ...keys: string[]) => keys.map((key) => ask(network, key)),
    keys: () => running.map(({ key }) => key),
    async end(key: string) {
      running.find((task) => task.key === key)?.end()
      await settle()
    },
    task: (key: string) => running.find((task) => task.key === key),
  }
}

test('one network has its share of the lanes and no more, so that another one finds a free lane at once', () => {
  const { askAll, keys } = controlled({ lanes: 3, perNetwork: 2, queue: 10 })
  void askAll('greedy', 'a', 'b', 'c', 'd')
  expect(keys()).toEqual(['a', 'b'])
  void askAll('other', 'x')
  expect(keys()).toEqual(['a', 'b', 'x'])
})

test('a lane that becomes free goes to the network with the fewest, in turns', async () => {
  const { askAll, keys, end } = controlled({ lanes: 1, perNetwork: 1, queue: 10 })
  void askAll('greedy', 'a', 'b', 'c')
  void askAll('one', 'x', 'y')
  void askAll('two', 'z')
  const order = []
  for (let [key] = keys(); key !== undefined; [key] = keys()) {
    order.push(key)
    await end(key)
  }
  expect(order).toEqual(['a', 'x', 'z', 'b', 'y', 'c'])
})

test('where too many wait, the last of whoever has most waiting is refused and told when to come back', async () => {
  const { ask, askAll, keys, end } = controlled({ lanes: 1, perNetwork: 1, queue: 3 })
  const greedy = askAll('greedy', 'a', 'b', 'c', 'd', 'e')
  const refusal = { code: 'busy', statusCode: 503, details: { retry_after: 3 } }
  await expect(greedy[4]).rejects.toMatchObject(refusal)
  const other = ask('other', 'x')
  await expect(greedy[3]).rejects.toMatchObject(refusal)
  await end('a')
  expect(keys()).toEqual(['x'])
  await end('x')
  expect(await other).toBe('x made')
})

test('a queue full of others, each with as little as oneself, refuses whoever comes last', async () => {
  const { ask } = controlled({ lanes: 1, perNetwork: 1, queue: 2 })
  void ask('one', 'a')
  void ask('two', 'b')
  void ask('three', 'c')
  await expect(ask('four', 'd')).rejects.toMatchObject({ code: 'busy' })
})

test('what several ask for is made once, in the turn of the first who has one', async () => {
  const { ask, askAll, keys, end } = controlled({ lanes: 1, perNetwork: 1, queue: 10 })
  const [, , late] = askAll('greedy', 'a', 'b', 'shared')
  const early = ask('other', 'shared')
  await end('a')
  expect(keys()).toEqual(['shared'])
  await end('shared')
  expect(await Promise.all([late, early])).toEqual(['shared made', 'shared made'])
  expect(keys()).toEqual(['b'])
  await end('b')
  expect(keys()).toEqual([])
})

test('what nobody waits for any more is not begun, or given up', async () => {
  const { ask, keys, task, end } = controlled({ lanes: 1, perNetwork: 1, queue: 10 })
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const answers = [ask('one', 'a', first.signal), ask('two', 'a', second.signal), ask('one', 'b', third.signal)]
  const abandoned = task('a')?.abandoned
  third.abort()
  first.abort()
  await expect(answers[2]).rejects.toMatchObject({ code: 'busy' })
  await expect(answers[0]).rejects.toMatchObject({ code: 'busy' })
  expect(abandoned?.aborted).toBe(false)
  second.abort()
  expect(abandoned?.aborted).toBe(true)
  await end('a')
  expect(keys()).toEqual([])
  await expect(ask('one', 'c', AbortSignal.abort())).rejects.toMatchObject({ code: 'busy' })
  expect(keys()).toEqual([])
})

test('who asks for what was given up gets it anew', async () => {
  const { ask, keys, end } = controlled({ lanes: 2, perNetwork: 2, queue: 10 })
  const gone = new AbortController()
  void ask('one', 'a', gone.signal)
  gone.abort()
  const again = ask('one', 'a')
  expect(keys()).toEqual(['a', 'a'])
  await end('a')
  await end('a')
  expect(await again).toBe('a made')
})

test('a failure is told to everybody who waits, and makes room for the next', async () => {
  const { ask, keys, task } = controlled({ lanes: 1, perNetwork: 1, queue: 10 })
  const answers = [ask('one', 'a'), ask('two', 'a')]
  void ask('two', 'b')
  task('a')?.fail()
  for (const answer of answers) await expect(answer).rejects.toThrow('a failed')
  await settle()
  expect(keys()).toEqual(['b'])
})

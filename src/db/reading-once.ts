import type { NewMutation, Row, Tx } from '#sync/store.ts'

const nameOf = (...parts: readonly string[]): string => parts.join('\n')

/**
 * A transaction that reads no record twice: on a slow device every answer that is waited for is felt, and nobody else writes meanwhile.
 * What it writes itself is read again.
 */
export function readingOnce(tx: Tx): Tx {
  const answers = new Map<string, Promise<unknown>>()
  const ask = <Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> => {
    const answer = (answers.get(name) as Promise<Answer> | undefined) ?? read()
    answers.set(name, answer)
    return answer
  }
  const forgetLanes = (mutations: readonly NewMutation[]): void => {
    for (const { owner, entity, key } of mutations) answers.delete(nameOf('lane', owner, entity, key))
  }
  return {
    ...tx,
    device: () => ask('device', tx.device),
    putDevice(device) {
      answers.set('device', Promise.resolve(device))
      return tx.putDevice(device)
    },
    account: (owner) => ask(nameOf('account', owner), () => tx.account(owner)),
    putAccount(account) {
      answers.delete(nameOf('account', account.owner))
      return tx.putAccount(account)
    },

    async rows(entity, owner, keys) {
      const missing = keys.filter((key) => !answers.has(nameOf('row', entity, owner, key)))
      const read = missing.length > 0 ? tx.rows(entity, owner, missing) : Promise.resolve([])
      for (const [index, key] of missing.entries())
        answers.set(
          nameOf('row', entity, owner, key),
          read.then((rows) => rows[index]),
        )
      return Promise.all(keys.map((key) => answers.get(nameOf('row', entity, owner, key)) as Promise<Row | undefined>))
    },
    putRows(entity, rows) {
      for (const { owner, key } of rows) answers.delete(nameOf('row', entity, owner, key))
      return tx.putRows(entity, rows)
    },
    removeRows(entity, owner, keys) {
      for (const key of keys) answers.delete(nameOf('row', entity, owner, key))
      return tx.removeRows(entity, owner, keys)
    },

    lane: (...lane) => ask(nameOf('lane', ...lane), () => tx.lane(...lane)),
    addMutations(mutations) {
      forgetLanes(mutations)
      return tx.addMutations(mutations)
    },
    putMutations(mutations) {
      forgetLanes(mutations)
      return tx.putMutations(mutations)
    },
    removeMutations(numbers) {
      for (const name of answers.keys()) if (name.startsWith('lane\n')) answers.delete(name)
      return tx.removeMutations(numbers)
    },
  }
}

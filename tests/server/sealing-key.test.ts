import { expect, test } from 'vitest'
import type { SealingKey } from '#contract/schemas.ts'
import { seal, unseal } from '#platform/seal.ts'
import { sealingKeys } from '#server/http/sealing-keys.ts'
import { ada, server } from '#support/one-server.ts'

const keyOf = async (token: string) => (await server.call('sealingKey', { token })).body as SealingKey & { proof: string }

test('what is sealed with the public half of an account’s key, the private half opens and nobody else’s does', async () => {
  const grace = await server.register()
  const { x, y, d } = await keyOf(ada.token)
  const sealed = await seal('a note about Blue Lanterns', { x, y })
  expect(atob(sealed)).not.toContain('Lanterns')
  expect(await unseal(sealed, { x, y, d })).toBe('a note about Blue Lanterns')
  await expect(unseal(sealed, await keyOf(grace.token))).rejects.toMatchObject({ name: 'OperationError' })
})

test('what was changed since is not opened', async () => {
  const key = await keyOf(ada.token)
  const sealed = atob(await seal('a note', key))
  const changed = sealed.slice(0, -1) + String.fromCharCode(sealed.charCodeAt(sealed.length - 1) ^ 1)
  await expect(unseal(btoa(changed), key)).rejects.toMatchObject({ name: 'OperationError' })
})

test('an account has the same key at every sign-in, after a restore as well, and another one on each installation', async () => {
  const { proof: _, ...key } = await keyOf(ada.token)
  expect(sealingKeys(server.secret)(ada.user.id)).toEqual(key)
  expect(sealingKeys(new Uint8Array(32))(ada.user.id)).not.toEqual(key)
})

test('only who is signed in gets the key, and the proof that comes with it opens nothing', async () => {
  expect((await server.call('sealingKey')).status).toBe(401)
  const { proof } = await keyOf(ada.token)
  expect((await server.call('sealingKey', { token: proof })).status).toBe(401)
  expect((await server.call('me', { token: proof })).status).toBe(401)
})

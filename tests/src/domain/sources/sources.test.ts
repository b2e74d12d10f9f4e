import { expect, test } from 'vitest'
import { afterFailure, healthy, isResting } from '#domain/sources/breaker.ts'
import { policyWith } from '#domain/sources/policy.ts'
import { allowedOrigins, hostOf, type Source, sourcesFor } from '#domain/sources/source.ts'
import { askingSources } from '#product/sources.ts'
import { sourceAt } from '#support/source-at.ts'

const aSource = (id: string, given: Partial<Source> = {}): Source => ({
  ...sourceAt('jellyfin', `https://${id}.example/jellyfin`),
  id,
  name: id,
  ...given,
})

test('what a guest added is there for everybody on the device, what a member added only for them', () => {
  const sources = [aSource('guests'), aSource('adas', { owner: 'ada' }), aSource('bobs', { owner: 'bob' })]
  expect(sourcesFor(sources, 'ada').map(({ id }) => id)).toEqual(['guests', 'adas'])
  expect(sourcesFor(sources, null).map(({ id }) => id)).toEqual(['guests'])
})

test('a page may talk to the hosts of the sources that are on, and to no others', () => {
  const sources = [
    aSource('home', { address: 'https://home.example:8920/media', alsoAllowed: ['https://cdn.example'] }),
    aSource('again', { address: 'https://home.example:8920/other' }),
    aSource('off', { isOn: false }),
    aSource('bobs', { owner: 'bob' }),
  ]
  expect(allowedOrigins(sources, 'ada')).toEqual(['https://home.example:8920', 'https://cdn.example'])
  expect(hostOf('https://home.example:8920/media')).toBe('home.example:8920')
})

test('the policy lets a page ask these hosts and play from them, and nothing else changes', () => {
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; media-src 'self' blob:; frame-src https://www.youtube-nocookie.com"
  expect(policyWith(policy, ['https://home.example:8920'])).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https://home.example:8920; media-src 'self' blob: https://home.example:8920; frame-src https://www.youtube-nocookie.com",
  )
  expect(policyWith(policy, [])).toBe(policy)
})

test.each([
  "https://a.example; script-src 'unsafe-inline'",
  "https://a.example 'unsafe-eval'",
  'https://a.example,x',
  'data:',
  '*',
  'javascript:alert(1)',
  'https://a.example/path',
])('nothing but an origin gets into the policy: %s', (forged) => {
  expect(policyWith("connect-src 'self'; media-src 'self'", [forged])).toBe("connect-src 'self'; media-src 'self'")
})

test('a host that failed twice in a row is left alone for a minute, and then tried once more', () => {
  const once = afterFailure(healthy, 1000)
  expect(isResting(once, 1001)).toBe(false)
  const twice = afterFailure(once, 2000)
  expect(isResting(twice, 2000 + askingSources.restMs - 1)).toBe(true)
  expect(isResting(twice, 2000 + askingSources.restMs)).toBe(false)
  expect(isResting(afterFailure(twice, 90_000), 90_001)).toBe(true)
})

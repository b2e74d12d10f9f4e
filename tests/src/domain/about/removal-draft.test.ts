import { expect, test } from 'vitest'
import { removalLimits } from '#contract/removal-requests.ts'
import { checkDraft, emptyDraft, readDraft, type RemovalDraft } from '#domain/about/removal-draft.ts'

const id = '0192f000-0000-7000-8000-00000000000a'
const draft: RemovalDraft = {
  content: ' The Lantern ',
  reason: 'trademark',
  details: 'One.\nTwo.',
  name: 'Ada',
  email: ' ada@example.org',
  statement: true,
}

test('a draft becomes the request that the server takes', () => {
  expect(checkDraft(draft, id)).toEqual({ request: { ...draft, content: 'The Lantern', email: 'ada@example.org', request_id: id } })
})

test('an empty draft lacks everything but the right', () => {
  expect(checkDraft(emptyDraft, id)).toEqual({
    mistakes: { content: 'missing', details: 'missing', name: 'missing', email: 'missing', statement: 'missing' },
  })
})

test.each([
  ['content', 'x'.repeat(removalLimits.content + 1), 'too-long'],
  ['content', 'a\u0000b', 'malformed'],
  ['details', 'x'.repeat(removalLimits.details + 1), 'too-long'],
  ['details', 'a\u001B[2Jb', 'malformed'],
  ['name', 'Ada\nEve', 'malformed'],
  ['email', 'ada', 'malformed'],
  ['email', `${'x'.repeat(removalLimits.email)}@example.org`, 'too-long'],
  ['email', '  ', 'missing'],
] as const)('%s is told what is wrong with %j', (field, value, mistake) => {
  expect(checkDraft({ ...draft, [field]: value }, id)).toEqual({ mistakes: { [field]: mistake } })
})

test.each([null, 'x', [], { content: 5, reason: 'taste', statement: 'yes' }])('%j is an empty draft', (kept) => {
  expect(readDraft(kept)).toEqual(emptyDraft)
})

test('a draft is read as it was kept', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

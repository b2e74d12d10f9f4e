import { expect, test } from 'vitest'
import { directedNames, playStory } from './directed.ts'
import * as engine from './engine.ts'

test.each(directedNames)('%s', async (name) => {
  expect(await playStory(engine, name)).toEqual([])
})

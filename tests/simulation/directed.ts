import { clockStories } from './clock-stories.ts'
import { deletionStories } from './deletion-stories.ts'
import { deviceStories } from './device-stories.ts'
import type * as Engine from './engine.ts'
import { accountStories } from './former-account.ts'
import { pageStories } from './page-stories.ts'
import { requestStories } from './request-stories.ts'
import { mergeStories } from './merge-stories.ts'
import { sceneOf } from './scene.ts'
import { serverStories } from './server-stories.ts'
import type { Story } from './stage-directions.ts'

/** What random schedules meet too seldom, or cannot measure (sync protocol, section 2.4). */
const stories = {
  ...pageStories,
  ...requestStories,
  ...serverStories,
  ...deletionStories,
  ...accountStories,
  ...deviceStories,
  ...clockStories,
  ...mergeStories,
}

export type DirectedName = keyof typeof stories
export const directedNames = Object.keys(stories) as DirectedName[]

/** Plays a story to its end and resolves with the broken laws. */
export async function playStory(engine: typeof Engine, name: DirectedName): Promise<string[]> {
  const scene = sceneOf(engine)
  const found = (await (stories[name] as Story)(scene)) ?? []
  return [...found, ...(await scene.ending())]
}

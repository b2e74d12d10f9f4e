// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMedia } from '#ui/media/media.ts'

/** Says that it was paused or started only later, as the elements of browsers do. */
function quietElement(): HTMLVideoElement {
  let isPaused = true
  const element = document.createElement('video')
  Object.defineProperty(element, 'paused', { get: () => isPaused })
  return Object.assign(element, {
    pause: () => (isPaused = true),
    play: async () => {
      isPaused = false
    },
  })
}

test('whether it plays is known at once, before the element tells of it', () => {
  const media = createMedia(quietElement(), { statusOf: async () => null, subtitlesOf: async () => '' })
  const heard: boolean[] = []
  media.subscribe(() => heard.push(media.now().isPaused))
  media.play()
  expect(media.now().isPaused).toBe(false)
  media.pause()
  expect(media.now().isPaused).toBe(true)
  expect(heard).toEqual([false, true])
})

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

test('so are its speed, its volume and its second, as the next key needs them', () => {
  const element = quietElement()
  // None of its events ever comes.
  element.dispatchEvent = () => true
  const media = createMedia(element, { statusOf: async () => null, subtitlesOf: async () => '' })
  media.setSpeed(1.25)
  media.setVolume(0.5)
  media.setMuted(true)
  media.seek(20)
  expect(media.now()).toMatchObject({ speed: 1.25, volume: 0.5, isMuted: true, position: 20 })
})

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlayerAction } from '#product/player-keys.ts'
import type { playing } from '#product/playing.ts'

/** What each action of the player is called on its button and in the list of keys. */
export const playerActionNames: Readonly<Record<PlayerAction, MessageDescriptor>> = {
  play: msg`Play or pause`,
  back: msg`5 seconds back`,
  forward: msg`5 seconds forward`,
  backFine: msg`1 second back`,
  forwardFine: msg`1 second forward`,
  backLarge: msg`10 seconds back`,
  forwardLarge: msg`10 seconds forward`,
  frameBack: msg`One frame back while paused`,
  frameForward: msg`One frame forward while paused`,
  slower: msg`Slower`,
  faster: msg`Faster`,
  normalSpeed: msg`Normal speed`,
  start: msg`To the beginning`,
  end: msg`To the end`,
  chapterBack: msg`Previous chapter`,
  chapterForward: msg`Next chapter`,
  louder: msg`Louder`,
  quieter: msg`Quieter`,
  mute: msg`Mute`,
  fullscreen: msg`Full screen`,
  theatre: msg`Wide view`,
  mini: msg`Into the corner`,
  pictureInPicture: msg`Picture in picture`,
  subtitles: msg`Subtitles on or off`,
  subtitleMenu: msg`Subtitles and voice`,
  largerSubtitles: msg`Larger subtitles`,
  smallerSubtitles: msg`Smaller subtitles`,
  subtitlesEarlier: msg`Subtitles 50 ms earlier`,
  subtitlesLater: msg`Subtitles 50 ms later`,
  subtitlesMuchEarlier: msg`Subtitles half a second earlier`,
  subtitlesMuchLater: msg`Subtitles half a second later`,
  skip: msg`Skip intro, recap or credits`,
  next: msg`Next episode`,
  previous: msg`Previous episode`,
  episodes: msg`Episodes`,
  statistics: msg`Playback figures`,
  information: msg`What this is about`,
  help: msg`Keyboard shortcuts`,
}

type Choices = typeof playing.subtitle

export const subtitleLookNames: Readonly<Record<Choices['looks'][number], MessageDescriptor>> = {
  outline: msg`White with an edge`,
  box: msg`White on black`,
  yellow: msg`Yellow with an edge`,
}

export const subtitlePositionNames: Readonly<Record<Choices['positions'][number], MessageDescriptor>> = {
  bottom: msg`At the bottom`,
  raised: msg`Raised`,
  top: msg`At the top`,
}

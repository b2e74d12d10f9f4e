import type { Stream } from '#contract/streams.ts'

/** A file of a film of which its source says nothing, but for what a test needs. */
export const aStream = <More extends Partial<Stream>>(id: string, more: More): Stream & More => ({
  id,
  label: '',
  delivery: 'file',
  url: `https://films.example/${id}.mp4`,
  mime: null,
  height: null,
  bytes: null,
  audio: [],
  subtitles: [],
  chapters: [],
  segments: [],
  line: '',
  downloadable: false,
  licence: null,
  ...more,
})

import type { Lang } from '#demo/catalogue/text.ts'
import type { Clip } from '#demo/media/clips.ts'

/** `00:01:02.500`. */
const timestamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23)

/** What is said in a clip, as WebVTT. */
export const subtitlesOf = ({ lines }: Clip, lang: Lang): string =>
  ['WEBVTT', ...lines.map(({ from, to, words }) => `${timestamp(from)} --> ${timestamp(to)}\n${words[lang]}`)].join('\n\n') + '\n'

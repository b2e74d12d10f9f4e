import type { Stream } from '#contract/streams.ts'
import type { Formats } from '#i18n/formats.ts'

/** What tells a stream from the others of its title. @param several the words for one with every size */
export const sourceName = ({ label, delivery, height }: Stream, several: string): string =>
  label !== '' ? label : delivery === 'hls' ? several : height === null ? '' : `${height}p`

/** A language as people call it; its code where it has no name. */
export const languageName = (code: string, format: Formats): string => format.languageName(code.split('-')[0] ?? '') ?? code

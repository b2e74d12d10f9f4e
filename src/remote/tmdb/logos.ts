import type { Logo } from '#domain/title/logo.ts'
import { listOf, number, record, text } from './tolerant.ts'

/** Letterings; the language is null or `xx` where there are no words. */
export const readLogos = (images: unknown): Logo[] =>
  listOf(record(images)['logos'], (logo) =>
    text(logo['file_path'])
      ? { language: text(logo['iso_639_1']) || null, path: text(logo['file_path']), width: number(logo['width']) }
      : null,
  )

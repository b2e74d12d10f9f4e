import { useLingui } from '@lingui/react/macro'
import type { Book } from '#contract/audiobooks.ts'

/** What a chapter of a book is called; its number where its source says nothing. */
export function useChapterName({ chapters }: Pick<Book, 'chapters'>, number: number): string {
  const { t } = useLingui()
  const title = chapters.find((chapter) => chapter.number === number)?.title ?? ''
  return title === '' ? t`Chapter ${number}` : title
}

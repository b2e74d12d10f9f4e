import { useLingui } from '@lingui/react/macro'
import { titlePath } from '#components/links/title-path.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { yearOf } from '#domain/calendar-date.ts'
import type { Title } from '#domain/title/title.ts'
import * as css from './search-box.css.ts'

interface SearchOptionProps {
  id: string
  title: Title
  marked: boolean
  onChosen: () => void
}

/** One suggestion: a link for the pointer, an option for the keyboard, which stays in the field. */
export function SearchOption({ id, title, marked, onChosen }: SearchOptionProps) {
  const { t } = useLingui()
  const facts = [title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date)].filter(Boolean)
  return (
    <a id={id} href={titlePath(title)} className={css.option} role="option" aria-selected={marked} tabIndex={-1} onClick={onChosen}>
      <span className={css.poster}>
        <Picture path={title.posterPath} widths={['w92']} sizes="40px" ratio={1.5} />
      </span>
      <span>
        <span className={css.name} lang={title.foreign?.title}>
          {title.title}
        </span>
        <span className={css.facts}>{facts.join(' · ')}</span>
      </span>
    </a>
  )
}

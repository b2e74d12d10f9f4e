import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { personPath } from '#components/links/paths.ts'
import { titlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { yearOf } from '#domain/calendar-date.ts'
import { type Found, foundKey } from '#domain/search/suggestions.ts'
import * as css from './suggestion-list.css.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  typed: string
  isShown: boolean
  /** What makes the link at a place an option of the field. */
  option: (place: number) => ComponentProps<'a'>
  /** Says the keys of what is suggested, whenever that changes. */
  onFound: (keys: readonly string[]) => void
  onChosen: () => void
}

/** The titles and people suggested for what is typed. */
export function SuggestionList({ typed, isShown, option, onFound, onChosen }: SuggestionListProps) {
  const found = useSuggestions(typed, true)
  const keys = found.map(foundKey).join(' ')
  useLayoutEffect(() => {
    onFound(keys === '' ? [] : keys.split(' '))
    return () => onFound([])
  }, [keys, onFound])
  return isShown && found.map((one, place) => <Suggestion key={foundKey(one)} found={one} {...option(place)} onClick={onChosen} />)
}

/** A link for the pointer, an option for the keyboard, which stays in the field. */
function Suggestion({ found, ...option }: ComponentProps<'a'> & { found: Found }) {
  const { t } = useLingui()
  if ('person' in found) {
    const { id, name, photoPath, knownFor } = found.person
    return (
      <Line {...option} href={personPath(id)} ink={inkOf(id)} picture={photoPath} name={name} facts={[t`Person`, knownFor[0]?.title]} />
    )
  }
  const { title } = found
  return (
    <Line
      {...option}
      href={titlePath(title)}
      ink={inkOf(title.id)}
      picture={title.posterPath}
      name={title.title}
      lang={title.foreign?.title}
      facts={[title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date)]}
    />
  )
}

interface LineProps extends ComponentProps<'a'> {
  ink: string
  picture: string | null
  name: string
  facts: readonly ReactNode[]
}

function Line({ ink, picture, name, lang, facts, ...option }: LineProps) {
  return (
    <a {...option} className={css.option}>
      <span className={`${css.poster} ${ink}`}>
        <Picture path={picture} widths={['w92']} sizes="40px" ratio={1.5} />
      </span>
      <span>
        <span className={css.name} lang={lang}>
          {name}
        </span>
        <span className={css.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </a>
  )
}

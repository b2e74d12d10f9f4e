import { Picture } from '#components/pictures/picture.tsx'
import { useLogo } from '#data/title/logo.ts'
import type { Title } from '#domain/title/title.ts'
import * as css from './title-logo.css.ts'

interface TitleLogoProps {
  title: Pick<Title, 'type' | 'id' | 'title' | 'foreign'>
  /** Asked for only where it is seen. */
  seen: boolean
  /** Sets the height and the size of the words. */
  className: string
}

/** The lettering of a title in the language of its name, its words until that has come or where there is none. */
export function TitleLogo({ title, seen, className }: TitleLogoProps) {
  const logo = useLogo(title, seen)
  return (
    <span className={`${css.box} ${className}`}>
      <span className={css.words} lang={title.foreign?.title}>
        {title.title}
      </span>
      {logo && (
        <span className={css.logo}>
          <Picture path={logo.path} widths={['logo']} sizes="300px" ratio={0.4} />
        </span>
      )}
    </span>
  )
}

import * as css from './title-card.css.ts'

const inks = Object.values(css.titleCard)

/** Drawn where a title has no picture: its name on a curtain. The same title always has the same ink. */
export function TitleCard({ id, title, language }: { id: number; title: string; language?: string | undefined }) {
  return (
    <span className={css.frame} aria-hidden="true">
      <span className={inks[id % inks.length]}>
        <span className={css.words} lang={language}>
          {title}
        </span>
      </span>
    </span>
  )
}

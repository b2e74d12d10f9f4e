import * as css from './title-card.css.ts'

/** Drawn where a title has no picture: its name on a curtain, in the ink of the frame. */
export function TitleCard({ title, language }: { title: string; language?: string | undefined }) {
  return (
    <span className={css.frame} aria-hidden="true">
      <span className={css.curtain}>
        <span className={css.words} lang={language}>
          {title}
        </span>
      </span>
    </span>
  )
}

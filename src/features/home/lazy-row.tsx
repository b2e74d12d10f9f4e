import { askAgain, isKnown, useQueries } from '#data/catalogue/catalogue.ts'
import type { queries } from '#data/catalogue/queries.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import { useInView } from '#ui/virtual/use-in-view.ts'
import { FailedRow } from './failed-row.tsx'

interface LazyRowProps {
  id: string
  title: string
  more?: string | undefined
  /** The row needs the answers of all of them. */
  needs: readonly ReturnType<typeof queries.list>[]
  /** Chooses and orders what the row shows; as given when left out. */
  choose?: ((titles: readonly Title[]) => Title[]) | undefined
  /** Nothing at all where there is nothing to show, be it for a failure. */
  silent?: boolean
}

/** A row that asks for its titles when it comes near the view; until then, and until all have answered, its exact space. */
export function LazyRow({ id, title, more, needs, choose = uniqueTitles, silent = false }: LazyRowProps) {
  const [ref, seen] = useInView<HTMLDivElement>(needs.every(isKnown))
  const answers = useQueries(seen ? needs : [])
  const settled = seen && answers.every(({ value, failure }) => value ?? failure)
  const failure = answers.find((answer) => answer.failure)?.failure
  const isEmpty = settled && answers.every(({ value }) => value === undefined)
  const titles = settled ? choose(answers.flatMap(({ value }) => value?.titles ?? [])) : undefined
  if (silent && titles?.length === 0) return null
  return (
    <div ref={ref}>
      {isEmpty && failure ? (
        <FailedRow title={title} failure={failure} onRetry={() => askAgain(...needs)} />
      ) : (
        <TitleRow
          id={id}
          title={title}
          more={more}
          titles={titles}
          mark={<AgeMark asOf={answers[0]?.asOf} failed={failure !== undefined} />}
        />
      )}
    </div>
  )
}

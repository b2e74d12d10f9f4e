import { Trans, useLingui } from '@lingui/react/macro'
import { popularPeoplePath } from '#components/links/paths.ts'
import { usePopularPeople } from '#data/people/people.ts'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'
import { Pagination } from '#components/page/pagination.tsx'
import { PeopleGrid } from '#components/people/people-grid.tsx'
import * as css from '#components/page/plain-page.css.ts'

/** The people most talked about, page by page. */
export function PopularScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const { value, failure, asOf, retry } = usePopularPeople(page)
  if (!value && failure) return <PageFailed failure={failure} onRetry={retry} />
  return (
    <div className={css.screen}>
      <title>{page > 1 ? t`Popular people, page ${page} – Matinee` : t`Popular people – Matinee`}</title>
      <header className={css.head}>
        <h1 className={css.title}>
          <Trans>Popular people</Trans>
        </h1>
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </header>
      {value?.people.length === 0 ? (
        <p>
          <Trans>There is nobody on this page.</Trans>
        </p>
      ) : (
        <PeopleGrid people={value?.people} />
      )}
      <Pagination page={page} pages={value?.pages ?? 1} hrefOf={popularPeoplePath} />
    </div>
  )
}

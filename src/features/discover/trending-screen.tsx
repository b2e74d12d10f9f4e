import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { trendingPath } from '#components/links/paths.ts'
import type { PageRange } from '#domain/paging.ts'
import { appearance } from '#state/appearance.ts'
import { Segmented } from '#ui/controls/choice.tsx'
import { EmptyList, failedByType } from './empty-list.tsx'
import { ListHead } from './list-head.tsx'
import * as css from './list-screen.css.ts'
import { TitleList } from './title-list.tsx'
import { type TrendingOf, trendingQuery, type TrendingWindow } from '#data/catalogue/list-queries.ts'

interface TrendingScreenProps {
  of: TrendingOf
  window: TrendingWindow
  range: PageRange
}

/** What most people look at today, or this week. */
export function TrendingScreen({ of, window, range }: TrendingScreenProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { language } = useSnapshot(appearance)
  const names: Record<TrendingOf, string> = { all: t`Trending`, movie: t`Trending movies`, tv: t`Trending shows` }
  return (
    <div className={css.screen}>
      <ListHead name={names[of]} page={range.page}>
        {window === 'day' ? <Trans>The most popular titles today.</Trans> : <Trans>The most popular titles this week.</Trans>}
      </ListHead>
      <TitleList
        range={range}
        queryOf={(page) => trendingQuery(of, window, language, page)}
        hrefOf={(other) => trendingPath(of, window, other)}
        failed={i18n._(failedByType[of === 'tv' ? 'tv' : 'movie'])}
        empty={<EmptyList of={of === 'tv' ? 'popular-shows' : 'popular-movies'} />}
        tools={
          <Segmented
            quiet
            label={<Trans>Period</Trans>}
            value={window}
            onChoose={(chosen) => void navigate({ href: trendingPath(of, chosen), replace: true, resetScroll: false })}
            options={[
              ['day', t`Today`],
              ['week', t`This week`],
            ]}
          />
        }
      />
    </div>
  )
}

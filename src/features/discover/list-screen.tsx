import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { listQuery } from '#data/catalogue/list-query.ts'
import { type PageRange, rangeSearch } from '#domain/paging.ts'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { type CatalogueKey, cataloguePath } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { catalogueDescriptions } from './descriptions.ts'
import { EmptyList } from './empty-list.tsx'
import { failedWords } from './failed-words.ts'
import { hrefOf } from './href.ts'
import { ListHead } from './list-head.tsx'
import * as css from './list-screen.css.ts'
import { TitleList } from './title-list.tsx'
import { useListDay } from './use-list-day.ts'

/** A list page (specification, section 2). */
export function ListScreen({ of, range }: { of: CatalogueKey; range: PageRange }) {
  const { i18n } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const asker = { language, region }
  const day = useListDay(of, (day) => listQuery(of, 1, asker, day))
  return (
    <div className={css.screen}>
      <ListHead name={i18n._(catalogueNames[of].title)} page={range.page}>
        {i18n._(catalogueDescriptions[of])}
      </ListHead>
      <TitleList
        range={range}
        queryOf={(page) => listQuery(of, page, asker, day)}
        hrefOf={(other) => hrefOf(cataloguePath(of), rangeSearch(other))}
        failed={i18n._(failedWords(of))}
        empty={<EmptyList of={of} />}
      />
    </div>
  )
}

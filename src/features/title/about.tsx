import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Details } from '#domain/title/details.ts'
import { languageTag } from '#domain/title/texts.ts'
import { statusNames } from '#i18n/status-names.ts'
import { languageName, regionName } from '#components/words/code-names.ts'
import { dayWords } from '#components/words/day-words.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './about.css.ts'
import { Fact } from './fact.tsx'
import { countWords, moneyWords } from './fact-words.ts'
import { MakerLinks } from './maker-links.tsx'

/** What there is to know of a title besides what it is about (specification, section 3). */
export function About({ details }: { details: Details }) {
  const { t, i18n } = useLingui()
  const { language } = useSnapshot(appearance)
  const { type, status, makers, networks, companies, originalTitle } = details
  const isMovie = type === 'movie'
  const tag = languageTag(details.language)
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        <Trans>About</Trans>
      </h2>
      <dl className={css.facts}>
        <Fact term={t`Status`}>{status && i18n._(statusNames[status])}</Fact>
        <Fact term={isMovie ? t`Released on` : t`First aired`}>{dayWords(details.date, language)}</Fact>
        <Fact term={t`Last aired`}>{dayWords(details.lastAirDate, language)}</Fact>
        <Fact term={t`Seasons`}>{countWords(details.seasonCount, language)}</Fact>
        <Fact term={t`Episodes`}>{countWords(details.episodeCount, language)}</Fact>
        <Fact term={isMovie ? t`Directed by` : t`Created by`}>{makers.length > 0 && <MakerLinks makers={makers} />}</Fact>
        <Fact term={t`Original title`}>{originalTitle !== details.title && originalTitle && <span lang={tag}>{originalTitle}</span>}</Fact>
        <Fact term={t`Original language`}>{languageName(details.language, language)}</Fact>
        <Fact term={t`Made in`}>{details.countries.flatMap((code) => regionName(code, language) ?? []).join(', ')}</Fact>
        <Fact term={t`Networks`}>{networks.map(({ name }) => name).join(', ')}</Fact>
        <Fact term={t`Production`}>{companies.map(({ name }) => name).join(', ')}</Fact>
        <Fact term={t`Budget`}>{moneyWords(details.budget, language)}</Fact>
        <Fact term={t`Revenue`}>{moneyWords(details.revenue, language)}</Fact>
        <Fact term={t`Homepage`}>{details.homepage !== '' && <Homepage address={details.homepage} />}</Fact>
      </dl>
    </section>
  )
}

function Homepage({ address }: { address: string }) {
  return (
    <a className={css.link} href={address} target="_blank" rel="noreferrer">
      {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  )
}

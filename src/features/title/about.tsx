import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { facts, link } from '#components/facts/facts.css.ts'
import { Fact, MakerLinks } from '#components/facts/facts.tsx'
import { languageName, regionName } from '#components/words/code-names.ts'
import { dayWords } from '#components/words/day-words.ts'
import type { Details } from '#domain/title/details.ts'
import { languageTag } from '#domain/title/texts.ts'
import { formatter, numberText } from '#i18n/formats.ts'
import { statusNames } from '#i18n/status-names.ts'
import type { Language } from '#product/languages.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './details-screen.css.ts'

/** What there is to know of a title besides what it is about (specification, section 3). */
export function About({ details }: { details: Details }) {
  const { t, i18n } = useLingui()
  const { language } = useSnapshot(appearance)
  const { type, status, makers, networks, companies, originalTitle } = details
  const isMovie = type === 'movie'
  const tag = languageTag(details.language)
  return (
    <section className={css.about}>
      <h2 className={css.aboutTitle}>
        <Trans>About</Trans>
      </h2>
      <dl className={facts}>
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
    <a className={link} href={address} target="_blank" rel="noreferrer">
      {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  )
}

/** A number as people write it; empty for 0, which is unknown. */
const countWords = (count: number, language: Language): string => (count > 0 ? numberText(count, language) : '')

/** Whole US dollars, as the movie database counts; empty for 0, which is unknown. */
const moneyWords = (dollars: number, language: Language): string =>
  dollars > 0
    ? formatter(Intl.NumberFormat, language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)
    : ''

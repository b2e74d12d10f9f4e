import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/formats.ts'
import { facts, link } from '#components/facts/facts.css.ts'
import { Fact, MakerLinks } from '#components/facts/facts.tsx'
import type { Details } from '#domain/title/details.ts'
import { languageTag } from '#domain/title/texts.ts'
import { statusNames } from '#i18n/title-names.ts'
import * as css from './details-screen.css.ts'

/** What there is to know of a title besides what it is about (specification, section 3). */
export function About({ details }: { details: Details }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
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
        <Fact term={isMovie ? t`Released on` : t`First aired`}>{format.day(details.date)}</Fact>
        <Fact term={t`Last aired`}>{format.day(details.lastAirDate)}</Fact>
        <Fact term={t`Seasons`}>{known(details.seasonCount, format.number)}</Fact>
        <Fact term={t`Episodes`}>{known(details.episodeCount, format.number)}</Fact>
        <Fact term={isMovie ? t`Directed by` : t`Created by`}>{makers.length > 0 && <MakerLinks makers={makers} />}</Fact>
        <Fact term={t`Original title`}>{originalTitle !== details.title && originalTitle && <span lang={tag}>{originalTitle}</span>}</Fact>
        <Fact term={t`Original language`}>{format.languageName(details.language)}</Fact>
        <Fact term={t`Made in`}>{details.countries.flatMap((code) => format.regionName(code) ?? []).join(', ')}</Fact>
        <Fact term={t`Networks`}>{networks.map(({ name }) => name).join(', ')}</Fact>
        <Fact term={t`Production`}>{companies.map(({ name }) => name).join(', ')}</Fact>
        <Fact term={t`Budget`}>{known(details.budget, format.dollars)}</Fact>
        <Fact term={t`Revenue`}>{known(details.revenue, format.dollars)}</Fact>
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

/** Empty for 0, which is unknown. */
const known = (value: number, format: (value: number) => string): string => (value > 0 ? format(value) : '')

import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/formats.ts'
import { facts } from '#components/facts/facts.css.ts'
import { Fact, Links, MakerLinks, sitesOf } from '#components/facts/facts.tsx'
import { discoverPath } from '#components/links/paths.ts'
import type { Details } from '#domain/title/details.ts'
import { keywordText } from '#domain/title/keyword.ts'
import { languageTag } from '#domain/title/texts.ts'
import { statusNames } from '#i18n/title-names.ts'
import * as css from './details-screen.css.ts'

/** So many say what a title is about; some have a hundred. */
const mostKeywords = 15

/** What there is to know of a title besides what it is about (specification, section 3). */
export function About({ details }: { details: Details }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { type, status, makers, networks, companies, originalTitle } = details
  const isMovie = type === 'movie'
  const tag = languageTag(details.language)
  const keywords = details.keywords.slice(0, mostKeywords).map((keyword) => ({
    name: keyword.name,
    href: discoverPath(type, { keywords: keywordText(keyword) }),
  }))
  const sites = sitesOf(details.homepage, details.imdbId && `title/${details.imdbId}`)
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
        <Fact term={t`Spoken languages`}>{details.spokenLanguages.flatMap((code) => format.languageName(code) ?? []).join(', ')}</Fact>
        <Fact term={t`Made in`}>{details.countries.flatMap((code) => format.regionName(code) ?? []).join(', ')}</Fact>
        <Fact term={t`Networks`}>{networks.map(({ name }) => name).join(', ')}</Fact>
        <Fact term={t`Production`}>{companies.map(({ name }) => name).join(', ')}</Fact>
        <Fact term={t`Budget`}>{known(details.budget, format.dollars)}</Fact>
        <Fact term={t`Revenue`}>{known(details.revenue, format.dollars)}</Fact>
        <Fact term={t`Votes`}>{known(details.votes, format.number)}</Fact>
        <Fact term={t`Keywords`}>{keywords.length > 0 && <Links links={keywords} />}</Fact>
        <Fact term={t`Elsewhere`}>{sites.length > 0 && <Links links={sites} />}</Fact>
      </dl>
    </section>
  )
}

/** Empty for 0, which is unknown. */
const known = (value: number, format: (value: number) => string): string => (value > 0 ? format(value) : '')

import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Offer, Offers } from '#domain/details.ts'
import { pickOffers } from '#domain/offers.ts'
import { languages } from '#spec/languages.ts'
import { Picture } from '#parts/picture.tsx'
import { appearance } from '#state/appearance.ts'
import * as css from './where-to-watch.css.ts'

/** Where the title is to be had in the person's region, by how one pays; nothing where nobody offers it. */
export function WhereToWatch({ offers }: { offers: readonly Offers[] }) {
  const { t } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const found = pickOffers(offers, region)
  if (!found) return null
  const names = new Intl.DisplayNames(languages[language].locale, { type: 'region' })
  const wanted = names.of(region) ?? region
  const shown = names.of(found.region) ?? found.region
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        <Trans>Where to watch</Trans>
      </h2>
      <Way label={t`Stream`} offers={found.stream} />
      <Way label={t`Rent`} offers={found.rent} />
      <Way label={t`Buy`} offers={found.buy} />
      <p className={css.note}>
        {found.region === region ? (
          <Trans>Region: {shown}.</Trans>
        ) : (
          <Trans>
            Nobody lists offers for {wanted}; these are for {shown}.
          </Trans>
        )}{' '}
        {found.link !== '' && (
          <a className={css.link} href={found.link} target="_blank" rel="noreferrer">
            <Trans>Links at JustWatch</Trans>
          </a>
        )}
      </p>
    </section>
  )
}

function Way({ label, offers }: { label: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <div className={css.way}>
      <h3 className={css.label}>{label}</h3>
      <ul className={css.offers}>
        {offers.map((offer) => (
          <li key={offer.id} className={css.offer}>
            <span className={css.logo}>
              <Picture path={offer.logoPath} widths={['w92']} sizes="32px" ratio={1} />
            </span>
            {offer.name}
          </li>
        ))}
      </ul>
    </div>
  )
}

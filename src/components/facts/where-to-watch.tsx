import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { configNow } from '#data/catalogue/catalogue.ts'
import { useHome } from '#data/home/home.ts'
import { type Offer, type Offers, pickOffers } from '#domain/title/offers.ts'
import { ownOffersFirst } from '#domain/discover/platform-ids.ts'
import { regionNames } from '#i18n/setting-names.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { regions } from '#product/languages.ts'
import { appearance, setRegion } from '#state/appearance.ts'
import { Badge } from '#ui/controls/chip.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { OffersInstead } from './offers-instead.tsx'
import * as css from './where-to-watch.css.ts'

/** Where the title is to be had in a region of the person's choice, by how one pays; nothing where nobody offers it anywhere. */
export function WhereToWatch({ offers }: { offers: readonly Offers[] }) {
  const { t, i18n } = useLingui()
  const { region } = useSnapshot(appearance)
  const { services } = useHome()
  if (offers.length === 0) return null
  const found = pickOffers(offers, region)
  const wanted = i18n._(regionNames[region])
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Where to watch</Trans>
        </h2>
        <Select
          label={t`Region`}
          value={region}
          options={regions.map((key) => [key, i18n._(regionNames[key])])}
          onChoose={setRegion}
          quiet
        />
      </div>
      {found && (
        <>
          <Way label={t`Stream`} offers={ownOffersFirst(found.stream, services)} />
          <Way label={t`Rent`} offers={found.rent} />
          <Way label={t`Buy`} offers={found.buy} />
        </>
      )}
      <p className={css.note}>
        {!found && <Trans>Nobody lists offers for {wanted}.</Trans>}
        {found && found.region !== region && <OffersInstead />} {/* The movie database has no page of an invented title. */}
        {found && found.link !== '' && configNow()?.demo !== true && (
          <a className={css.link} href={found.link} target="_blank" rel="noreferrer">
            <Trans>Offers by JustWatch, at TMDB</Trans>
          </a>
        )}
      </p>
    </section>
  )
}

/** One way to pay, and who takes it. A subscription pays for what is streamed, not for what is rented or bought. */
function Way({ label, offers }: { label: string; offers: readonly (Offer & { isOwn?: boolean })[] }) {
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
            {offer.isOwn && (
              <Badge>
                <Trans>Yours</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

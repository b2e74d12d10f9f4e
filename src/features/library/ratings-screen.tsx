import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { TitleCard } from '#components/cards/title-card.tsx'
import { titlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { useOpinions } from '#data/library/opinion.ts'
import { arrangedOpinions, type OpinionOrder, opinionOrders, type TitleOpinion } from '#domain/library/opinions.ts'
import { useFormat } from '#i18n/formats.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { StarIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import { LibraryTabs } from './library-tabs.tsx'
import * as library from './library.css.ts'
import * as css from './ratings-screen.css.ts'

const orderNames: Record<OpinionOrder, MessageDescriptor> = { newest: msg`Newest`, best: msg`Most stars`, name: msg`By name` }

/** What a person, or the guest of this device, rated and wrote about, from this device's own database. `asked` is the order in the address. */
export function RatingsScreen({ asked }: { asked: string | undefined }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { compareNames } = useFormat()
  const opinions = useOpinions()
  const all = opinions?.length ?? 0
  const order = opinionOrders.find((one) => one === asked) ?? opinionOrders[0]
  const name = t`Ratings and notes`
  return (
    <div className={library.screen}>
      <title>{t`${name} – Matinee`}</title>
      <h1 className={visuallyHidden}>{name}</h1>
      <LibraryTabs shelf="ratings" />
      {opinions?.length === 0 && <NothingRated />}
      {opinions !== undefined && all > 0 && (
        <>
          <div className={library.tools}>
            <p className={library.count}>
              <Plural value={all} one="# title" other="# titles" />
            </p>
            <div className={library.order}>
              <Select
                label={<Trans>Sort by</Trans>}
                value={order}
                options={opinionOrders.map((one) => [one, i18n._(orderNames[one])])}
                onChoose={(next) =>
                  void navigate({ to: '/ratings', search: next === 'newest' ? {} : { order: next }, replace: true, resetScroll: false })
                }
                quiet
              />
            </div>
          </div>
          <ul className={css.list}>
            {arrangedOpinions(opinions, order, compareNames).map((opinion) => (
              <li key={opinion.key} className={css.item}>
                <OpinionLine opinion={opinion} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function OpinionLine({ opinion: { title, stars: star, note } }: { opinion: TitleOpinion }) {
  return (
    <a href={titlePath(title)} className={css.line} data-card>
      <span className={`${css.poster} ${inkOf(title.id)}`}>
        <Picture path={title.posterPath} widths={['w92', 'w185']} sizes="64px" ratio={1.5}>
          <TitleCard title={title.title} />
        </Picture>
      </span>
      <span className={css.words}>
        <span className={css.name}>{title.title}</span>
        {star !== null && (
          <span className={css.stars} role="img" aria-label={plural(star, { one: `${star} star`, other: `${star} stars` })}>
            {Array.from({ length: star }, (_, place) => (
              <StarIcon key={place} size={18} />
            ))}
          </span>
        )}
        {note !== '' && <span className={css.note}>{note}</span>}
      </span>
    </a>
  )
}

const NothingRated = () => (
  <EmptyState
    art={<StarIcon size={48} />}
    title={<Trans>Nothing rated yet</Trans>}
    action={
      <Link to="/" className={buttonClass('primary')}>
        <Trans>Find something</Trans>
      </Link>
    }
  >
    <Trans>Give a title stars or write a note on its page, and you find both here.</Trans>
  </EmptyState>
)

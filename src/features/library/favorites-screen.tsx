import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFavorites } from '#data/favorites.ts'
import { page } from '#parts/layout.css.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { HeartIcon } from '#ui/icons.tsx'
import { TitleGrid } from './title-grid.tsx'
import * as css from './library.css.ts'

/** What a member keeps, from this device's own database: the network is not asked. */
export function FavoritesScreen() {
  const { t } = useLingui()
  const favorites = useFavorites()
  return (
    <div className={page}>
      <title>{t`Favorites – Matinee`}</title>
      <div className={css.head}>
        <h1 className={css.title}>
          <Trans>Favorites</Trans>
        </h1>
        {favorites && favorites.length > 0 && (
          <p className={css.count}>
            <Plural value={favorites.length} one="# title" other="# titles" />
          </p>
        )}
      </div>
      {favorites?.length === 0 ? (
        <EmptyState
          art={<HeartIcon size={48} />}
          title={<Trans>Nothing kept yet</Trans>}
          action={
            <Link to="/" className={buttonClass('primary')}>
              <Trans>Find something</Trans>
            </Link>
          }
        >
          <Trans>Tap the heart on a title and it stays here, on all your devices and without a connection.</Trans>
        </EmptyState>
      ) : (
        <TitleGrid titles={favorites} />
      )}
    </div>
  )
}

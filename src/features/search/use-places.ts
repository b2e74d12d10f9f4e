import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { rowNames } from '#product/row-names.ts'
import { entryName } from '#i18n/menu-entry-names.ts'
import { menuNames } from '#i18n/menu-names.ts'
import { menus } from '#product/menus.ts'
import { session } from '#state/session.ts'

interface Place {
  key: string
  name: string
  facts: string
  href: string
}

/** Every page that can be gone to by its name: the person's own, then those of the menus. */
export function usePlaces(): Place[] {
  const { t, i18n } = useLingui()
  const { status } = useSnapshot(session)
  const own: readonly (readonly [string, string])[] =
    status === 'member'
      ? [
          ['/profile', t`Profile`],
          ['/favorites', t`Favorites`],
          ['/watchlist', t`Watchlist`],
          ['/watch-history', t`Watch history`],
        ]
      : [['/login', t`Log in`]]
  const pages = [
    ['/', t`Home`] as const,
    ...own,
    ['/downloads', t`Downloads`] as const,
    ['/your-year', t`Your year`] as const,
    ['/sources', t`Your sources`] as const,
    ['/on-this-device', t`On this device`] as const,
    ['/storage', t`Storage`] as const,
  ]
  const listed = rowNames(menus).flatMap((menu) =>
    menus[menu].map((entry) => ({ key: entry.path, name: i18n._(entryName(entry)), facts: i18n._(menuNames[menu]), href: entry.path })),
  )
  return [...pages.map(([href, name]) => ({ key: href, name, facts: t`Page`, href })), ...listed]
}

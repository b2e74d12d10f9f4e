import { useLingui } from '@lingui/react/macro'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { menuNames } from '#i18n/menu-names.ts'
import { type MenuKey, menus } from '#spec/menus.ts'
import { cataloguePath } from '#spec/catalogues.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { Popover } from '#ui/popover.tsx'
import { useLibraryPath } from './library-path.ts'
import { PathLink } from './path-link.tsx'
import * as css from './header.css.ts'

/** The menus of wide windows: a button each, with the list pages under it; then the person's own titles. */
export function HeaderMenus() {
  const { i18n, t } = useLingui()
  const library = useLibraryPath()
  return (
    <nav className={css.menus} aria-label={t`Main`}>
      {(Object.keys(menus) as MenuKey[]).map((menu) => (
        <Popover
          key={menu}
          triggerClass={css.menuButton}
          trigger={
            <>
              {i18n._(menuNames[menu])}
              <ChevronDownIcon size={16} />
            </>
          }
        >
          <ul className={css.menuList}>
            {menus[menu].map((key) => (
              <li key={key}>
                <PathLink className={css.menuLink} path={cataloguePath(key)}>
                  {i18n._(catalogueNames[key].label)}
                </PathLink>
              </li>
            ))}
          </ul>
        </Popover>
      ))}
      <PathLink className={css.menuButton} path={library}>
        {t`Library`}
      </PathLink>
    </nav>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { menuNames } from '#i18n/menu-names.ts'
import { keysOf } from '#product/keys.ts'
import { type MenuKey, menus } from '#product/menus.ts'
import { MenuEntries } from './menu-entries.tsx'
import { pageExists } from './page-exists.ts'
import { Settings } from './settings.tsx'
import * as css from './menu-sections.css.ts'

/** Everything the header of wide windows offers, for the sheet of phones and the overlay of tablets. */
export function MenuSections() {
  const { i18n } = useLingui()
  const router = useRouter()
  const hasPages = (menu: MenuKey): boolean => menus[menu].some(({ path }) => pageExists(router, path))
  return (
    <div className={css.root}>
      <nav className={css.columns}>
        {keysOf(menus)
          .filter(hasPages)
          .map((menu) => (
            <section key={menu}>
              <h3 className={css.heading}>{i18n._(menuNames[menu])}</h3>
              <MenuEntries of={menu} linkClass={css.link} />
            </section>
          ))}
      </nav>
      <div className={css.divided}>
        <Settings />
      </div>
    </div>
  )
}

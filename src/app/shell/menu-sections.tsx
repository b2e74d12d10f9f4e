import { useLingui } from '@lingui/react/macro'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { menuNames } from '#i18n/menu-names.ts'
import { cataloguePath } from '#spec/catalogues.ts'
import { type MenuKey, menus } from '#spec/menus.ts'
import { PathLink } from './path-link.tsx'
import { Settings } from './settings.tsx'
import * as css from './menu-sections.css.ts'

/** Everything the header of wide windows offers, for the sheet of phones and the overlay of tablets. */
export function MenuSections() {
  const { i18n } = useLingui()
  return (
    <div className={css.root}>
      <nav className={css.columns}>
        {(Object.keys(menus) as MenuKey[]).map((menu) => (
          <section key={menu}>
            <h3 className={css.heading}>{i18n._(menuNames[menu])}</h3>
            <ul>
              {menus[menu].map((key) => (
                <li key={key}>
                  <PathLink className={css.link} path={cataloguePath(key)}>
                    {i18n._(catalogueNames[key].label)}
                  </PathLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={css.divided}>
        <Settings />
      </div>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { entryName } from '#i18n/menu-entry-names.ts'
import { type MenuEntry, type MenuKey, menus } from '#product/menus.ts'
import { Badge } from '#ui/controls/chip.tsx'
import { routeExists } from '#app/navigation/route-exists.ts'
import { PathLink } from '#app/shell/path-link.tsx'

/** The entries of one menu whose pages there are. */
export function MenuEntries({ of, className, linkClass }: { of: MenuKey; className?: string; linkClass: string }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const entries: readonly MenuEntry[] = menus[of]
  return (
    <ul className={className}>
      {entries
        .filter(({ path }) => routeExists(router, path))
        .map((entry) => (
          <li key={entry.path}>
            <PathLink className={linkClass} path={entry.path}>
              {i18n._(entryName(entry))}
              {entry.isNew && (
                <Badge>
                  <Trans>NEW</Trans>
                </Badge>
              )}
            </PathLink>
          </li>
        ))}
    </ul>
  )
}

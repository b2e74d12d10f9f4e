import { Trans, useLingui } from '@lingui/react/macro'
import { useConfig } from '#data/catalogue/operator.ts'
import { entryName } from '#i18n/menu-entry-names.ts'
import { type MenuEntry, type MenuKey, menus } from '#product/menus.ts'
import { Badge } from '#ui/controls/chip.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { PathLink } from '#app/shell/path-link.tsx'

/** The entries of one menu; under More also the operator's chat, where there is one (decision R12). */
export function MenuEntries({ of, className, linkClass }: { of: MenuKey; className?: string; linkClass: string }) {
  const { i18n } = useLingui()
  const entries: readonly MenuEntry[] = menus[of]
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <PathLink className={linkClass} path={entry.path}>
            {i18n._(entryName(entry))}
            {entry.isNew && <NewMark />}
          </PathLink>
        </li>
      ))}
      {of === 'more' && <Community linkClass={linkClass} />}
    </ul>
  )
}

/** Seen as a mark in capitals, which would be read out letter by letter. */
const NewMark = () => (
  <>
    <Badge aria-hidden="true">
      <Trans>NEW</Trans>
    </Badge>
    <VisuallyHidden>
      {' '}
      <Trans context="mark in a menu">new</Trans>
    </VisuallyHidden>
  </>
)

function Community({ linkClass }: { linkClass: string }) {
  const address = useConfig()?.links.community
  return (
    address && (
      <li>
        <a className={linkClass} href={address} rel="noreferrer">
          <Trans>Community</Trans>
        </a>
      </li>
    )
  )
}

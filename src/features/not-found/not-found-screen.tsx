import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Mark } from '#ui/controls/mark.tsx'

/** Any address that leads nowhere (specification, section 2). */
export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Page not found – Matinee`}</title>
      <EmptyState
        art={<Mark size={96} />}
        level={1}
        title={<Trans>Oops! Page not found</Trans>}
        action={
          <Link to="/" className={buttonClass('primary')}>
            <Trans>Go Home</Trans>
          </Link>
        }
      >
        <Trans>The page you are looking for does not exist. Please go back to the homepage.</Trans>
      </EmptyState>
    </>
  )
}

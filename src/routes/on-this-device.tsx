import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { arrangementOnDevice } from '#domain/library/arrangement.ts'
import { withWords } from '#i18n/i18n.ts'

const OnThisDeviceScreen = lazyRouteComponent(
  withWords(() => import('#features/library/on-this-device-screen.tsx')),
  'OnThisDeviceScreen',
)

export const Route = createFileRoute('/on-this-device')({
  validateSearch: arrangementOnDevice,
  loader: () => OnThisDeviceScreen.preload?.(),
  component: function Screen() {
    const { list, ...arrangement } = Route.useSearch()
    return <OnThisDeviceScreen list={list} arrangement={arrangement} />
  },
})

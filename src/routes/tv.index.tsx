import { createFileRoute } from '@tanstack/react-router'
import { HubScreen, loadHub } from './-lists.tsx'

export const Route = createFileRoute('/tv/')({ loader: loadHub, component: () => <HubScreen type="tv" /> })

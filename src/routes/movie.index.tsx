import { createFileRoute } from '@tanstack/react-router'
import { HubScreen, loadHub } from './-lists.tsx'

export const Route = createFileRoute('/movie/')({ loader: loadHub, component: () => <HubScreen type="movie" /> })

import { createFileRoute } from '@tanstack/react-router'
import { HubScreen, loadHub } from './-hub.tsx'

export const Route = createFileRoute('/movie/')({ loader: loadHub, component: () => <HubScreen type="movie" /> })
